/** What one can say at a table without words: eight pictures, each with a name for those who do not see it. */
import type { IconName } from '../art/Icon.tsx';
import { Icon } from '../art/Icon.tsx';
import { IconButton } from '../controls/Button.tsx';
import { useKitSay } from '../speech.tsx';
import style from './Talk.module.css';

const PICTURES = {
  smile: 'smile',
  laugh: 'laugh',
  surprise: 'surprise',
  sad: 'sad',
  cutlass: 'sabre',
  skull: 'skull',
  coin: 'coin',
  hourglass: 'sandglass',
} as const satisfies Record<string, IconName>;

export type ReactionName = keyof typeof PICTURES;
export const REACTIONS = Object.keys(PICTURES) as readonly ReactionName[];

/** A table may know reactions that this page does not. */
export const isReaction = (name: unknown): name is ReactionName => typeof name === 'string' && name in PICTURES;

/** One that was said, among words. */
export function Reaction({ name, size = 20 }: { readonly name: ReactionName; readonly size?: number }) {
  const say = useKitSay();
  return (
    <span className={style.reaction} data-reaction={name} role="img" aria-label={say(`kit.reaction.${name}`)}>
      <Icon name={PICTURES[name]} size={size} />
    </span>
  );
}

/** One tap says it. */
export function ReactionButtons({ onReact }: { readonly onReact: (name: ReactionName) => void }) {
  const say = useKitSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight.
    <div className={style.reactions} role="group" aria-label={say('kit.talk.reactions')}>
      {REACTIONS.map((name) => (
        <IconButton
          key={name}
          data-id={`react:${name}`}
          className={style.react ?? ''}
          icon={<Icon name={PICTURES[name]} size={28} />}
          label={say(`kit.reaction.${name}`)}
          onClick={() => onReact(name)}
        />
      ))}
    </div>
  );
}
