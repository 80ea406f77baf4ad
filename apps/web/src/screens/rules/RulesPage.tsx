import { webShelf } from '@broadside/shelf/web';
import { webGame } from '../../gameUIs.ts';
import { Lost } from '../../shell/Lost.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { useSay } from '../../text/say.ts';
import { Rulebook } from './Rulebook.tsx';

export { loadRulebook } from './useRulebook.ts';

interface RulesPageProps {
  readonly game: string | undefined;
  readonly place: string | undefined;
}

export function RulesPage({ game = webShelf[0].id, place }: RulesPageProps) {
  const say = useSay();
  const known = webGame(game) !== undefined;
  const title = known ? say('web.rules.of', { game: say(`shelf.${game}.name`) }) : undefined;
  if (title === undefined) return <Lost />;
  return (
    <Page>
      <Title>{title}</Title>
      <Rulebook game={game} place={place} />
    </Page>
  );
}
