/** Which of the three windows of a sleeve; which row of the sea. */
import { FILL, Line, ROMAN, Shape, Sheet, WAX } from './ink.tsx';
import type { RowSignProps, SlotSignProps } from './props.ts';

const HERE = 'currentColor';

export const SlotSign = ({ slot, size = '1.1em', ...rest }: SlotSignProps) => (
  <Sheet box="0 0 18 24" ratio={4 / 3} size={size} {...rest}>
    <rect x="2" y="1.5" width="14" height="21" rx="2" fill={FILL} stroke={HERE} strokeWidth="1.5" />
    {[0, 1, 2].map((one) => (
      <rect
        key={one}
        x="4.5"
        y={4.3 + one * 5.6}
        width="9"
        height="4"
        fill={one === slot ? WAX : 'none'}
        stroke={HERE}
        strokeWidth={one === slot ? 1 : 0.9}
        opacity={one === slot ? 1 : 0.55}
      />
    ))}
  </Sheet>
);

/** Roman numerals as strokes around the origin: they are signs, not words. */
export const NUMERALS: readonly string[] = [
  'M0-5V5M-2-5H2M-2 5H2',
  'M-2.2-5V5M2.2-5V5M-4.4-5H4.4M-4.4 5H4.4',
  'M-3.6-5V5M0-5V5M3.6-5V5M-5.6-5H5.6M-5.6 5H5.6',
  'M-4-5V5M-6-5H-2M-6 5H-2M-.6-5H2M4.6-5H7M.8-5 3.4 5 6-5',
];

/** A swallow-tailed board with the number of a row. */
export const RowSign = ({ row, size = '1.6em', ...rest }: RowSignProps) => (
  <Sheet box="0 0 24 24" size={size} {...rest}>
    <Shape d="M2 4.5H22L19.6 12 22 19.5H2L4.4 12Z" fill={FILL} w={1.5} ink={HERE} />
    <Line
      d={NUMERALS[row - 1] ?? ''}
      w={1.7}
      ink={HERE}
      at={`translate(12 12) scale(${ROMAN[row]?.length === 3 ? 0.85 : 0.92})`}
    />
  </Sheet>
);
