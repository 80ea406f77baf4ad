/** Comparing plain data: it costs less than serialising it. */
type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** The two would be serialised alike, but for the field `apart` of the outermost record. */
export function alike(one: unknown, other: unknown, apart?: string): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return Array.isArray(one) ? alikeLists(one, other as unknown as unknown[]) : alikeRecords(one, other, apart);
}

function alikeLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at] && !alike(one[at], other[at])) return false;
  return true;
}

function alikeRecords(one: Plain, other: Plain, apart: string | undefined): boolean {
  let fields = 0;
  for (const key in one) {
    if (one[key] === undefined || !(key === apart || alike(one[key], other[key]))) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}
