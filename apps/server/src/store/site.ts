/** What all nodes at one database have in common, however each of them calls it, and no other site has. */
import pg from 'pg';
import { clientSettings } from './pool.ts';

export async function siteOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client(clientSettings(databaseUrl));
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ site: string }>(
      "SELECT system_identifier || ' ' || current_database() AS site FROM pg_control_system()",
    );
    return rows[0].site;
  } finally {
    await client.end();
  }
}
