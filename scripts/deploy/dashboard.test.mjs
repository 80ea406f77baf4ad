import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeMetrics } from '../../apps/server/src/metrics.ts';
import { dashboard, expressions, FILE, metricsIn } from './dashboard.mjs';

const PARTS = { histogram: ['_bucket', '_sum', '_count'], summary: ['_sum', '_count'] };

/** What the server shows under /metrics: the name of each metric, with the names of what is written of it. */
let shown;
beforeAll(async () => {
  const all = await makeMetrics().registry.getMetricsAsJSON();
  shown = new Map(all.map(({ name, type }) => [name, (PARTS[type] ?? ['']).map((part) => `${name}${part}`)]));
});

const named = (list) => new Set(list.flatMap((expression) => [...metricsIn(expression)]));
const unknown = (names) => {
  const known = new Set([...shown.values()].flat());
  return [...names].filter((name) => !known.has(name));
};

describe('the dashboard', () => {
  it('is what its panels are written out to: node scripts/deploy/dashboard.mjs --write', () => {
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(dashboard());
  });

  it('asks for nothing that the server does not show', () => {
    expect(expressions().length).toBeGreaterThan(20);
    expect(unknown(named(expressions()))).toEqual([]);
  });

  it('leaves nothing out that the server shows', () => {
    const drawn = named(expressions());
    expect([...shown].filter(([, parts]) => !parts.some((part) => drawn.has(part))).map(([name]) => name)).toEqual([]);
  });

  it('has a place of its own for every panel', () => {
    const { panels } = dashboard();
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

describe('the alerts', () => {
  const { groups } = parse(readFileSync(new URL('../../deploy/prometheus/alerts.yml', import.meta.url), 'utf8'));
  const rules = groups.flatMap((group) => group.rules);

  it('look at what the server shows, and say what to do', () => {
    expect(unknown(named(rules.map(({ expr }) => expr)))).toEqual([]);
    for (const { alert, annotations } of rules)
      expect([alert, typeof annotations.summary, typeof annotations.action]).toEqual([alert, 'string', 'string']);
  });
});
