/** Icons that carry colour: what is counted at the table, and what is said there without words. All 24 × 24. */
import type { ReactElement } from 'react';

const INK = 'var(--ink)';
const PAPER = 'var(--paper)';
const FAINT = 'color-mix(in srgb, var(--ink) 14%, var(--paper))';

export const SHIELD =
  'M12 1.8C14.8 3.8 17.8 4.4 21 4.2C21.6 12.4 18.6 19 12 22.4C5.4 19 2.4 12.4 3 4.2C6.2 4.4 9.2 3.8 12 1.8Z';

const coin = (
  <>
    <circle cx="12" cy="12" r="10.6" fill="var(--coin)" stroke="var(--coin-edge)" strokeWidth="1.5" />
    <circle cx="12" cy="12" r="8" stroke="var(--coin-edge)" strokeWidth=".9" strokeDasharray="1.2 1.1" />
    <path d="M12 6.2L13.5 10.5L17.8 12L13.5 13.5L12 17.8L10.5 13.5L6.2 12L10.5 10.5Z" fill="var(--coin-edge)" />
  </>
);

const points = (
  <>
    <path d={SHIELD} fill="var(--ship-red)" stroke={INK} strokeWidth="1.5" />
    <path d="M12 5C13.8 6.2 16 6.7 18.2 6.7C18.3 12.3 16.4 16.8 12 19.4" stroke={PAPER} strokeWidth="1" opacity=".75" />
  </>
);

const sabre = (
  <>
    <path
      d="M3.2 20.8L6.6 17.4C11.8 14.6 16.6 10.2 20.6 2.8C22.4 10.6 16.2 17.2 8.4 19.2L6.6 17.4Z"
      fill={FAINT}
      stroke={INK}
      strokeWidth="1.5"
    />
    <path d="M9.6 17.4C14 15 18 11 20 6.4" stroke={INK} strokeWidth=".8" opacity=".7" />
    <path d="M3.6 14.2C5 17.6 6.8 19.4 10.4 20.4" stroke="var(--brass)" strokeWidth="2.2" />
    <path d="M2.8 21.2L6.4 17.8" stroke={INK} strokeWidth="2.4" />
  </>
);

const skull = (
  <>
    <path
      d="M12 2.4C6.4 2.4 3 6.2 3 11C3 14 4.4 15.8 6.6 16.9V20.4C6.6 21 7 21.4 7.6 21.4H16.4C17 21.4 17.4 21 17.4 20.4V16.9C19.6 15.8 21 14 21 11C21 6.2 17.6 2.4 12 2.4Z"
      fill={PAPER}
      stroke={INK}
      strokeWidth="1.6"
    />
    <ellipse cx="8.3" cy="11.2" rx="2.4" ry="2.7" fill={INK} />
    <ellipse cx="15.7" cy="11.2" rx="2.4" ry="2.7" fill={INK} />
    <path d="M12 13.4L10.7 16.2H13.3Z" fill={INK} />
    <path d="M9.6 18.4V21M12 18.4V21M14.4 18.4V21" stroke={INK} strokeWidth="1.1" />
  </>
);

const cross = (
  <path
    d="M10 2.6H14L13.6 8.2L19.4 7.8V11.8L13.6 11.4L14.2 21.4H9.8L10.4 11.4L4.6 11.8V7.8L10.4 8.2Z"
    fill="currentColor"
    stroke="currentColor"
    strokeWidth="1"
  />
);

const house = (
  <>
    <path
      d="M2.6 11.6L12 3.4L21.4 11.6M5.2 10.6V20.8H18.8V10.6M16.4 6.6V3.6H18.4V8.4"
      stroke="currentColor"
      strokeWidth="2"
    />
    <path d="M10 20.4V14.6H14V20.4Z" fill="currentColor" />
  </>
);

const any = (
  <>
    <path
      d="M12 2.6L14.5 9L21.4 9.4L16.1 13.7L17.8 20.4L12 16.7L6.2 20.4L7.9 13.7L2.6 9.4L9.5 9Z"
      stroke="currentColor"
      strokeWidth="1.9"
    />
    <circle cx="12" cy="12.2" r="1.9" fill="currentColor" />
  </>
);

const face = (mouth: ReactElement): ReactElement => (
  <>
    <circle
      cx="12"
      cy="12"
      r="9.8"
      fill="color-mix(in srgb, var(--coin) 50%, var(--print))"
      stroke="var(--print-ink)"
      strokeWidth="1.7"
    />
    {mouth}
  </>
);
const FACE_INK = 'var(--print-ink)';
const eyes = <path d="M8.6 8.8V10.4M15.4 8.8V10.4" stroke={FACE_INK} strokeWidth="2" strokeLinecap="round" />;

const smile = face(
  <>
    {eyes}
    <path d="M7.4 13.8C9.4 17.2 14.6 17.2 16.6 13.8" stroke={FACE_INK} strokeWidth="1.7" strokeLinecap="round" />
  </>,
);

const laugh = face(
  <>
    <path
      d="M6.8 10.2C7.4 8.4 9.4 8.4 10 10.2M14 10.2C14.6 8.4 16.6 8.4 17.2 10.2"
      stroke={FACE_INK}
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <path
      d="M6.6 12.8H17.4C17 16.6 14.8 18.6 12 18.6S7 16.6 6.6 12.8Z"
      fill="var(--print)"
      stroke={FACE_INK}
      strokeWidth="1.5"
    />
  </>,
);

const surprise = face(
  <>
    {eyes}
    <ellipse cx="12" cy="15.6" rx="2.3" ry="2.8" fill="var(--print)" stroke={FACE_INK} strokeWidth="1.5" />
  </>,
);

const sad = face(
  <>
    {eyes}
    <path d="M7.8 17C9.6 13.8 14.4 13.8 16.2 17" stroke={FACE_INK} strokeWidth="1.7" strokeLinecap="round" />
  </>,
);

const sandglass = (
  <>
    <path
      d="M7 3V5.4C7 8.6 10.8 10 10.8 12S7 15.4 7 18.6V21H17V18.6C17 15.4 13.2 14 13.2 12S17 8.6 17 5.4V3Z"
      fill={PAPER}
      stroke={INK}
      strokeWidth="1.5"
    />
    <path d="M8.2 20.4C8.2 18.2 10.2 17 12 16.4C13.8 17 15.8 18.2 15.8 20.4Z" fill="var(--coin)" />
    <path d="M9 7H15C14.6 8.4 13 9.6 12 10.6C11 9.6 9.4 8.4 9 7Z" fill="var(--coin)" />
    <path d="M5.4 3H18.6M5.4 21H18.6" stroke={INK} strokeWidth="2" strokeLinecap="round" />
  </>
);

const counted = { coin, points, sabre, skull, cross, house, any };
/** What one says without words, beside coin, sabre and skull. */
const said = { smile, laugh, surprise, sad, sandglass };

export const FIGURES = { ...counted, ...said } satisfies Record<string, ReactElement>;
export type FigureName = keyof typeof FIGURES;
