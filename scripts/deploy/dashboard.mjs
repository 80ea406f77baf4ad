/**
 * `node scripts/deploy/dashboard.mjs --write`: the dashboard for Grafana, written out of what its panels ask, which is
 * what a person can read and change. `deploy/grafana/broadside.json` is what comes of it.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export const FILE = new URL('../../deploy/grafana/broadside.json', import.meta.url);

const NODES = '{job="broadside",instance=~"$node"}';
const rate = (metric) => `rate(${metric}${NODES}[$__rate_interval])`;
const by = (label, metric) => `sum by (${label}) (${rate(metric)})`;
const each = (metric) => `${metric}${NODES}`;
const share = (quantile, metric) => `histogram_quantile(${quantile}, sum by (le) (${rate(`${metric}_bucket`)}))`;
const mean = (metric) => `sum(${rate(`${metric}_sum`)}) / sum(${rate(`${metric}_count`)})`;
const quantiles = (metric) => [
  [share(0.5, metric), 'half within'],
  [share(0.99, metric), '99 of 100 within'],
  [mean(metric), 'mean'],
];
const perNode = (expression) => [[expression, '{{instance}}']];

/** Rows of panels: a title, a unit as Grafana names it, and what is drawn with which legend. */
const ROWS = {
  'At the tables': [
    ['Actions a second', 'ops', [[by('by', 'broadside_actions_total'), '{{by}}']]],
    ['From a request until it is stored and sent', 's', quantiles('broadside_action_seconds')],
    ['WebSocket connections', 'short', perNode(each('broadside_connections'))],
    ['Matches in memory', 'short', perNode(each('broadside_matches_loaded'))],
  ],
  'Nodes and store': [
    ['Nodes that each one sees', 'short', perNode(each('broadside_nodes'))],
    ['Found by the poll, because no news came', 'ops', perNode(rate('broadside_healed_total'))],
    ['Entries in one transaction', 'short', quantiles('broadside_append_batch_size')],
    ['Writing one transaction', 's', quantiles('broadside_append_seconds')],
    ['Reading a match until it can be played', 's', quantiles('broadside_match_open_seconds')],
  ],
  'What is refused': [
    ['Requests refused', 'ops', [[by('code', 'broadside_refusals_total'), '{{code}}']]],
    ['Stopped by a limit', 'ops', [[by('what', 'broadside_limited_total'), '{{what}}']]],
    ['Open sockets', 'short', perNode(each('broadside_sockets'))],
    ['Bytes that wait for slow readers', 'bytes', perNode(each('broadside_waiting_bytes'))],
  ],
  'Bots and traces': [
    ['Moves of bots a second', 'ops', [[by('result', 'broadside_bot_jobs_total'), '{{result}}']]],
    ['Moves that wait for a bot', 'short', perNode(each('broadside_bot_jobs_waiting'))],
    ['How long they wait', 's', quantiles('broadside_bot_wait_seconds')],
    ['Traces', 'ops', [[by('result', 'broadside_traces_total'), '{{result}}']]],
  ],
  'The process': [
    [
      'Processor time a second',
      'percentunit',
      [
        [rate('process_cpu_seconds_total'), '{{instance}}'],
        [rate('process_cpu_user_seconds_total'), '{{instance}}, program'],
        [rate('process_cpu_system_seconds_total'), '{{instance}}, system'],
      ],
    ],
    [
      'Memory',
      'bytes',
      [
        [each('process_resident_memory_bytes'), '{{instance}}, resident'],
        [each('process_heap_bytes'), '{{instance}}, data of the process'],
        [each('process_virtual_memory_bytes'), '{{instance}}, addresses'],
      ],
    ],
    [
      'Heap',
      'bytes',
      [
        [each('nodejs_heap_size_used_bytes'), '{{instance}}, used'],
        [each('nodejs_heap_size_total_bytes'), '{{instance}}, taken'],
        [each('nodejs_external_memory_bytes'), '{{instance}}, buffers'],
      ],
    ],
    [
      'Spaces of the heap',
      'bytes',
      [
        [`sum by (space) (${each('nodejs_heap_space_size_used_bytes')})`, '{{space}}, used'],
        [`sum by (space) (${each('nodejs_heap_space_size_available_bytes')})`, '{{space}}, free'],
        [`sum by (space) (${each('nodejs_heap_space_size_total_bytes')})`, '{{space}}, taken'],
      ],
    ],
    ['Collecting garbage, share of time', 'percentunit', [[by('kind', 'nodejs_gc_duration_seconds_sum'), '{{kind}}']]],
    [
      'How late the event loop is',
      's',
      [
        ...['p50', 'p90', 'p99'].map((part) => [each(`nodejs_eventloop_lag_${part}_seconds`), `{{instance}}, ${part}`]),
        ...['mean', 'stddev', 'min', 'max'].map((part) => [
          each(`nodejs_eventloop_lag_${part}_seconds`),
          `{{instance}}, ${part}`,
        ]),
        [each('nodejs_eventloop_lag_seconds'), '{{instance}}, now'],
      ],
    ],
    [
      'Open files and handles',
      'short',
      [
        [each('process_open_fds'), '{{instance}}, files'],
        [each('process_max_fds'), '{{instance}}, files at most'],
        [`sum by (type) (${each('nodejs_active_handles')})`, 'handles, {{type}}'],
        [each('nodejs_active_handles_total'), '{{instance}}, handles'],
      ],
    ],
    [
      'Resources and requests of Node',
      'short',
      [
        [`sum by (type) (${each('nodejs_active_resources')})`, 'resources, {{type}}'],
        [each('nodejs_active_resources_total'), '{{instance}}, resources'],
        [`sum by (type) (${each('nodejs_active_requests')})`, 'requests, {{type}}'],
        [each('nodejs_active_requests_total'), '{{instance}}, requests'],
      ],
    ],
    ['Running for', 's', [[`time() - ${each('process_start_time_seconds')}`, '{{instance}}']]],
    ['Version of Node', 'short', [[`count by (version) (${each('nodejs_version_info')})`, '{{version}}']]],
  ],
};

const WIDE = 24;
const ACROSS = 2;
const HIGH = 8;
const SOURCE = { type: 'prometheus', uid: '$source' };

const panelOf = ([title, unit, targets], id, x, y) => ({
  id,
  type: 'timeseries',
  title,
  datasource: SOURCE,
  gridPos: { x, y, w: WIDE / ACROSS, h: HIGH },
  fieldConfig: {
    defaults: { unit, min: 0, custom: { lineWidth: 1, fillOpacity: 5, showPoints: 'never' } },
    overrides: [],
  },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: targets.map(([expr, legendFormat], nr) => ({
    refId: String.fromCharCode(65 + nr),
    datasource: SOURCE,
    expr,
    legendFormat,
  })),
});

function panels() {
  const all = [];
  let y = 0;
  for (const [title, row] of Object.entries(ROWS)) {
    all.push({
      id: all.length + 1,
      type: 'row',
      title,
      collapsed: false,
      gridPos: { x: 0, y, w: WIDE, h: 1 },
      panels: [],
    });
    y++;
    for (const [nr, panel] of row.entries()) {
      const across = nr % ACROSS;
      all.push(panelOf(panel, all.length + 1, across * (WIDE / ACROSS), y));
      if (across === ACROSS - 1 || nr === row.length - 1) y += HIGH;
    }
  }
  return all;
}

export const dashboard = () => ({
  uid: 'broadside',
  title: 'Broadside',
  tags: ['broadside'],
  schemaVersion: 39,
  version: 1,
  editable: true,
  refresh: '10s',
  time: { from: 'now-1h', to: 'now' },
  templating: {
    list: [
      { name: 'source', type: 'datasource', label: 'Prometheus', query: 'prometheus' },
      {
        name: 'node',
        type: 'query',
        label: 'Node',
        datasource: SOURCE,
        query: 'label_values(broadside_nodes, instance)',
        refresh: 2,
        multi: true,
        includeAll: true,
        allValue: '.+',
        current: { text: 'All', value: '$__all' },
      },
    ],
  },
  panels: panels(),
});

export const text = () => `${JSON.stringify(dashboard(), null, 2)}\n`;

/** What every panel asks. */
export const expressions = () => panels().flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Names of metrics in an expression: words that no bracket follows and that are no label, function or keyword. */
export const metricsIn = (expression) => new Set(expression.match(/\b(?:broadside|nodejs|process)_\w+/g) ?? []);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv[2] !== '--write') process.stdout.write(text());
  else writeFileSync(FILE, text());
}
