/** A die whose value is not known yet: only its owner's cut and colour. Drawn like the others, around the origin. */
import { dieCut, dieTint } from '@broadside/kit';
import { ownerOf } from '../art/index.ts';

export function Blank({ side }: { readonly side: number }) {
  const { outline, trim } = dieCut(ownerOf(side));
  return (
    <>
      <path d={outline} transform="translate(1.5 3)" fill="rgb(20 16 8 / .38)" />
      <path d={outline} fill={dieTint(ownerOf(side))} stroke="var(--print-ink)" strokeWidth="1.6" />
      {trim !== undefined && <path d={trim} stroke="var(--print)" strokeWidth="1" opacity=".72" />}
    </>
  );
}
