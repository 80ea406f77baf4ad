/** Ways to set a table at one tap: the first thing asked, and for most the last. */
import { Icon, SeatEmblem } from '@broadside/kit';
import type { GameProgram, SetupPreset } from '@broadside/shelf';
import { type ReactNode, useId } from 'react';
import { listOf } from '../../names.ts';
import { GameCover } from '../../shell/GameCover.tsx';
import { type Say, useSay } from '../../text/say.ts';
import style from './Presets.module.css';

interface PresetProps {
  readonly entry: GameProgram;
  readonly preset: SetupPreset;
}

/** Who sits there, or what is on the box. */
function Picture({ entry, preset: { kind, seats } }: PresetProps) {
  switch (kind) {
    case 'friends':
    case 'duel':
      return Array.from({ length: Math.min(seats, 4) }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <SeatEmblem key={seat} seat={seat} size={26} />
      ));
    case 'alone':
      return (
        <>
          <SeatEmblem seat={0} size={28} />
          <Icon name="bot" size={28} />
        </>
      );
    case 'everything':
      return (
        <span className={style.plate}>
          <GameCover game={entry.game.id} />
        </span>
      );
    case 'campaign':
      return <Icon name="book" size={40} />;
  }
}

/** "4 seats, a link for friends, bots fill up". */
function aboutPreset({ game, guide }: GameProgram, preset: SetupPreset, say: Say): string {
  const { kind, seats, options = {}, modules = [] } = preset;
  const { headline } = guide;
  switch (kind) {
    case 'everything':
      return listOf(
        modules.map((module) => say(`${game.id}.module.${module}`)),
        say,
      );
    case 'campaign':
      return say('web.preset.campaign.about', {
        play:
          headline === undefined
            ? say(`shelf.${game.id}.name`)
            : say(`${game.id}.option.${headline}.value.${options[headline]}`),
      });
    case 'alone':
      return say('web.preset.alone.about', { bots: seats - 1 });
    default:
      return say(`web.preset.${kind}.about`, { seats });
  }
}

function Preset({ entry, preset, ...choice }: PresetProps & { group: string; chosen: boolean; onChoose: () => void }) {
  const say = useSay();
  const about = useId();
  return (
    <label className={style.preset}>
      <input
        type="radio"
        data-id={`preset:${preset.kind}`}
        className={style.input}
        name={choice.group}
        checked={choice.chosen}
        aria-describedby={about}
        onChange={choice.onChoose}
        // Pressed once more, a changed table is as it was.
        onClick={choice.onChoose}
      />
      <span className={style.face}>
        <span className={style.picture} aria-hidden="true">
          <Picture entry={entry} preset={preset} />
        </span>
        <span className={style.words}>
          <b>{say(`web.preset.${preset.kind}`)}</b>
          <span id={about}>{aboutPreset(entry, preset, say)}</span>
        </span>
        <span className={style.mark} aria-hidden="true">
          {choice.chosen && <Icon name="check" size={18} />}
        </span>
      </span>
    </label>
  );
}

interface PresetsProps {
  readonly entry: GameProgram;
  readonly chosen: SetupPreset;
  readonly onChoose: (preset: SetupPreset) => void;
  /** What the chosen one leads to. */
  readonly children: ReactNode;
}

export function Presets({ entry, chosen, onChoose, children }: PresetsProps) {
  const say = useSay();
  const group = useId();
  return (
    <section>
      <h2 id={`${group}-title`} className={style.title}>
        {say('web.preset')}
      </h2>
      <div role="radiogroup" aria-labelledby={`${group}-title`} data-id="presets" className={style.presets}>
        {entry.guide.presets.map((preset) => (
          <Preset
            key={preset.kind}
            entry={entry}
            preset={preset}
            group={group}
            chosen={preset.kind === chosen.kind}
            onChoose={() => onChoose(preset)}
          />
        ))}
      </div>
      {children}
    </section>
  );
}
