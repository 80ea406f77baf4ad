/** The cover of Port Royal. */
import { hatch, sky, waves } from '@broadside/kit';
import { GOLD, Hatch, INK, Line, SAND, SEA, Shape, Vessel } from '@broadside/kit/print';

const WINDOWS = [
  '10 104',
  '30 106',
  '76 76',
  '88 76',
  '76 98',
  '88 98',
  '132 88',
  '146 88',
  '132 106',
  '146 106',
  '54 96',
  '108 104',
];

/** The harbour at sunrise: town on the left, ships at anchor. */
export default function Cover() {
  return (
    <>
      <Line d={sky(12, 96, 420)} w={0.6} o={0.35} />
      <circle cx="330" cy="58" r="26" fill={GOLD} stroke={INK} strokeWidth="1.4" />
      <Line d="M330 22V12M301 32l-8-7M359 32l8-7M294 60H282M366 60h12" w={1.4} />
      <Shape
        d="M0 128V96L22 74L46 98V84H70V66L84 50L98 66V92H124V78L142 60L160 78V112L190 118L236 122H420V140H0Z"
        fill={SAND}
      />
      <Hatch
        d={hatch(
          [
            [22, 76],
            [2, 138],
          ],
          [
            [24, 78],
            [28, 138],
          ],
          3,
          0.1,
        )}
      />
      <Hatch
        d={hatch(
          [
            [84, 52],
            [72, 138],
          ],
          [
            [86, 54],
            [88, 138],
          ],
          3,
          0.1,
        )}
      />
      {WINDOWS.map((place) => {
        const [x, y] = place.split(' ');
        return <rect key={place} x={x} y={y} width="6" height="9" fill={INK} />;
      })}
      <rect y="136" width="420" height="94" fill={SEA} />
      <Line d="M0 136H420" w={1.5} />
      <Line d={waves(6, 414, 150, 226, 11, 14)} w={0.9} o={0.6} />
      <Vessel x={96} y={166} scale={0.62} pennant="var(--ship-yellow)" />
      <Vessel x={344} y={158} scale={0.54} pennant="var(--ship-green)" turned />
      <Vessel x={222} y={186} scale={0.92} pennant="var(--ship-red)" />
    </>
  );
}
