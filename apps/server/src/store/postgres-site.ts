/**
 * Every database knows which of its site's it is: a list in another order, or a shorter one, would lose matches from sight,
 * so that it is refused.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { NoStore } from './trouble.ts';

export interface Place {
  /** Counted from 0. */
  readonly number: number;
  readonly count: number;
  /** What the first database of the site says; undefined for that one itself. */
  readonly site?: string | undefined;
}

interface Known {
  readonly site: string;
  readonly number: number;
  readonly count: number;
}

/** Within a transaction that nobody else is in. What the site is known by. */
export async function takePlace(client: pg.ClientBase, place: Place, where: string): Promise<string> {
  const { number, count } = place;
  const [known] = (await client.query<Known>('SELECT site, number, count FROM site')).rows;
  if (!known) {
    if (number > 0) await checkEmpty(client, where);
    const site = place.site ?? randomBytes(12).toString('base64url');
    await client.query('INSERT INTO site (site, number, count) VALUES ($1, $2, $3)', [site, number, count]);
    return site;
  }
  checkPlace(known, place, where);
  if (known.count < count) await client.query('UPDATE site SET count = $1', [count]);
  return known.site;
}

async function checkEmpty(client: pg.ClientBase, where: string): Promise<void> {
  const any = await client.query('SELECT 1 FROM guests LIMIT 1');
  if (any.rows.length > 0)
    throw new NoStore(
      `${where} holds a site of its own: put it first in DATABASE_URL, and add only empty ones after it.`,
    );
}

function checkPlace(known: Known, { number, count, site }: Place, where: string): void {
  if (site !== undefined && known.site !== site)
    throw new NoStore(`${where} belongs to another site than the first one in DATABASE_URL: correct the list.`);
  if (known.number !== number)
    throw new NoStore(
      `${where} is number ${number + 1} in DATABASE_URL and was number ${known.number + 1}: list the databases in their order.`,
    );
  if (number === 0 && known.count > count)
    throw new NoStore(
      `${where} is one of ${known.count} databases, and DATABASE_URL lists ${count}: matches in the others would be missing.`,
    );
}
