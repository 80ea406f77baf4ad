/** Achievements as struck medals. */
import { ACHIEVEMENTS } from '../../cards/achievements.ts';
import { BRASS, Line, Sheet, short } from './ink.tsx';
import type { SealProps } from './props.ts';
import { DEEDS } from './signs/effects.tsx';
import { GOODS } from './signs/goods.tsx';

type Achievement = (typeof ACHIEVEMENTS)[number]['name'];

const STRUCK: Readonly<Record<Achievement, React.ReactElement>> = {
  legend: DEEDS.strength,
  seaDogs: DEEDS.level,
  scourge: GOODS.damage,
  builder: DEEDS.fort,
  capitalist: GOODS.chest,
  settler: GOODS.permanent,
  firstRate: DEEDS.upgradeAdvanced,
  explorer: DEEDS.chart,
  masterTrader: GOODS.cargo,
};

const teeth = Array.from({ length: 36 }, (_, tooth) => {
  const angle = (tooth / 36) * Math.PI * 2;
  const at = (far: number): string => `${short(24 + far * Math.cos(angle))} ${short(24 + far * Math.sin(angle))}`;
  return `M${at(21)}L${at(23)}`;
}).join('');

/** Laurels under a gained one: it is known without its gold. */
const LAUREL = 'M13.5 37.5C9 34 7.4 29 8 24M34.5 37.5c4.5-3.5 6.1-8.5 5.5-13.5';

export function Seal({ achievement, gained = false, size = 40, ...rest }: SealProps) {
  const name = ACHIEVEMENTS[achievement]?.name ?? 'legend';
  return (
    <Sheet box="0 0 48 48" size={size} {...rest}>
      <Line d={teeth} w={1.6} ink={BRASS} />
      <circle
        cx="24"
        cy="24"
        r="20.5"
        fill={gained ? 'color-mix(in srgb, var(--coin) 45%, var(--paper))' : 'var(--paper)'}
        stroke={BRASS}
        strokeWidth={gained ? 2.4 : 1.4}
      />
      <circle cx="24" cy="24" r="17.5" stroke={BRASS} strokeWidth=".8" />
      {gained && <Line d={LAUREL} w={2.4} ink={BRASS} />}
      <g transform="translate(12 12)" color="var(--ink)" opacity={gained ? 1 : 0.85}>
        {STRUCK[name]}
      </g>
    </Sheet>
  );
}
