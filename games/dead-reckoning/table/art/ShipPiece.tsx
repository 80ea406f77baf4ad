/** A ship on the sea: hull and pennant in her owner's colour; in pirate mode the black flag and dark sails. */
import { BLACK, EDGE, Line, ownerInk, PLATE, Shape, Sheet, WATER, Wash } from './ink.tsx';
import type { Owner, ShipPieceProps } from './props.ts';
import { BLACK_FLAG, EMBLEMS, PENNANTS, type Pennant, RIGS, type Rig } from './rigs.ts';

const placeOf = (owner: Owner): number => (owner === 'neutral' ? 0 : owner % RIGS.length);

const blackFlag = (
  <>
    <Shape d={BLACK_FLAG} fill={BLACK} w={1.2} ink={EDGE} />
    <circle cx="8.5" cy="4" r="2.2" fill={PLATE} />
    <Line d="M5.5 7l6 2M11.5 7l-6 2" w={1.2} ink={PLATE} />
  </>
);

const Colours = ({ pennant, colour }: { readonly pennant: Pennant; readonly colour: string }) => (
  <>
    <Shape d={pennant.cloth} fill={colour} w={1.2} ink={EDGE} />
    <Line d={pennant.pattern} w={1.4} ink={PLATE} />
  </>
);

const DARK_SAILS = `color-mix(in srgb, ${PLATE} 68%, ${BLACK})`;

export function ShipPiece({ owner, pirate = false, turned = false, size, ...rest }: ShipPieceProps) {
  const place = placeOf(owner);
  const colour = ownerInk(owner);
  const rig = RIGS[place] as Rig;
  return (
    <Sheet box="0 0 72 64" ratio={64 / 72} size={size} {...rest}>
      <Line d="M6 58q6-4 12 0t12 0 12 0 12 0 12 0" w={1.6} ink={WATER} />
      <g transform={turned ? 'translate(72 0) scale(-1 1)' : undefined}>
        <Line d={rig.masts} w={1.8} ink={EDGE} />
        <Shape d={rig.sails} fill={pirate ? DARK_SAILS : PLATE} w={1.4} ink={EDGE} />
        <Line d={rig.seams} w={0.8} ink={EDGE} o={0.5} />
        <Line
          d={EMBLEMS[place] ?? ''}
          w={2}
          ink={`color-mix(in srgb, ${colour} 80%, ${EDGE})`}
          at={`translate(${rig.emblem.join(' ')}) scale(.84)`}
        />
        <Shape d={rig.hull} fill={colour} w={1.6} ink={EDGE} />
        <Line d={rig.strakes} w={1} ink={PLATE} o={0.55} />
        <Wash d={rig.ports} fill={EDGE} />
        <g transform={`translate(${rig.top.join(' ')})`}>
          {pirate ? blackFlag : <Colours pennant={PENNANTS[place] as Pennant} colour={colour} />}
        </g>
      </g>
    </Sheet>
  );
}
