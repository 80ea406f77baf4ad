/** Today's tables show matches that are still played under rules of before. */
import { type AnyMatch, Match } from '@broadside/kernel';
import { type BoardProps, type GameUI, SpeechProvider } from '@broadside/kit';
import { onShelf, underRules } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import { commonText, type Locale, speaker } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { frozenMatches } from '../../../../../packages/shelf/tests/frozen.ts';
import type { GameSay } from '../../text/say.ts';

const nameOf = (seat: number): string => `Player ${seat + 1}`;
const versions = webShelf.flatMap(({ id, table }) =>
  Object.keys(onShelf(id)?.older ?? {}).map((version) => [`${id} ${version}`, id, version, table] as const),
);
const speakerOf = (ui: GameUI, locale: Locale) => speaker(locale, commonText, ui.voice.catalogues, ui.catalogues);

/** Every match is looked at this often, from its beginning to its end. */
const LOOKS = 4;

function propsOf(match: AnyMatch, say: GameSay): BoardProps {
  const viewer = Math.max(0, match.toAct[0] ?? 0);
  return {
    view: match.view(viewer),
    viewer,
    seats: Array.from({ length: match.header.seats }, (_, seat) => ({
      seat,
      name: nameOf(seat),
      bot: false,
      here: true,
    })),
    toAct: match.toAct,
    legal: match.legal(viewer),
    odds: true,
    say,
    nameOf,
    play: () => {},
    why: async (actions) => actions.map(() => null),
    inspect: () => {},
    since: [],
  };
}

function draw(ui: GameUI, props: BoardProps, locale: Locale): string {
  const { Board, Side } = ui;
  return renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[commonText, ui.voice.catalogues, ui.catalogues]}>
      <Board {...props} />
      {Side && <Side {...props} />}
    </SpeechProvider>,
  );
}

describe('a match under rules of before', () => {
  it.each(versions)('%s: is shown, offered and described by today’s table', async (_name, id, version, table) => {
    const { default: ui } = await table();
    const program = onShelf(id);
    const edition = program && (await underRules(program, Number(version)));
    if (!edition) throw new Error(`no edition ${version}`);
    for (const [at, file] of frozenMatches(id, Number(version)).entries()) {
      const locale = (['en', 'ru', 'uk'] as const)[at % 3];
      const say = speakerOf(ui, locale);
      const { seats, options, stack } = file.header;
      const match: AnyMatch = Match.begin(edition.game, { seats, options, seed: file.seed, stack });
      const every = Math.max(1, Math.floor(file.log.length / LOOKS));
      for (const entry of file.log.slice(1)) {
        const look = entry.n % every === 0 || entry.n === file.log.length - 1;
        const before = look ? match.view('spectator') : undefined;
        match.repeat(entry);
        if (!look) continue;
        const props = propsOf(match, say);
        expect(draw(ui, props, locale)).not.toMatch(/undefined|NaN/);
        const offered = ui.choices(props).map(({ label }) => label);
        expect(offered.join()).not.toMatch(/undefined|NaN/);
        const animationSteps = ui.animationSteps(before, entry.events, match.view('spectator'), props.say, nameOf);
        expect(animationSteps.length).toBeGreaterThanOrEqual(0);
        expect(ui.points(props.view)).toHaveLength(ui.points(match.view('spectator')).length);
        expect(ui.step(props.view, props.say)).toMatch(/\S/);
        ui.alarm?.(props.view, props.say, nameOf);
      }
      if (match.outcome) ui.awards?.(match.log, match.outcome, say, nameOf);
    }
  });
});
