import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { projectRoot } from './lib/project-root';
import { openTestPortal } from './testing/portal';

/** What Prometheus makes itself. */
const OF_PROMETHEUS = ['up'];
const WORDS = new Set(['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'group_left', 'group_right', 'bool']);

/** Names of metrics in an expression: what is left without texts, labels and times, and is no function and no word. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w:.])[A-Za-z_:][\w:]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
}

/** `expr` of every rule, also one over several lines. */
const expressionsOfRules = (yaml: string) =>
  [...yaml.matchAll(/^( +)expr: (?:>-\n((?:\1 +.*\n)+)|(.+)\n)/gm)].map(([, , folded, line]) => folded ?? line ?? '');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

describe('AP-068: the dashboard and the alerts that are shipped', () => {
  let exposed: Map<string, string>;
  let text: string;
  let alerts: string[];
  let dashboard: string[];

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-figures-'));
    const registry = new Registry();
    const portal = await openTestPortal('pglite', { DATA_DIR: dataDir }, { registry });
    await portal.app.inject('/api/animal');
    text = await registry.metrics();
    exposed = new Map((await registry.getMetricsAsJSON()).map(({ name, type }) => [name, String(type)]));
    await portal.close();
    await rm(dataDir, { recursive: true });
    alerts = expressionsOfRules(await readFile(join(projectRoot, 'docs/alerts.yml'), 'utf8'));
    const { panels } = JSON.parse(
      await readFile(join(projectRoot, 'docs/grafana-dashboard.json'), 'utf8'),
    ) as Dashboard;
    dashboard = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  }, 60_000);

  /** The metric that a name is of: a histogram has three. */
  const metricOf = (name: string) => {
    const base = name.replace(/_(bucket|sum|count)$/, '');
    return base !== name && exposed.get(base) === 'histogram' ? base : name;
  };

  test('name nothing that a running portal does not give', () => {
    expect([alerts.length, dashboard.length].every((count) => count > 10)).toBe(true);
    const used = [...alerts, ...dashboard].flatMap(namesIn);
    expect(used.filter((name) => !exposed.has(metricOf(name)) && !OF_PROMETHEUS.includes(name))).toEqual([]);
    // A histogram has no value under its own name.
    expect(used.filter((name) => exposed.get(name) === 'histogram')).toEqual([]);
    for (const expression of [...alerts, ...dashboard])
      expect([expression, namesIn(expression).length > 0]).toEqual([expression, true]);
  });

  test('show every figure that a running portal gives', () => {
    const used = new Set([...alerts, ...dashboard].flatMap(namesIn).map(metricOf));
    expect([...exposed.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  test('have values at once: no alert waits for something to happen first', () => {
    const gauges = alerts.flatMap(namesIn).filter((name) => exposed.get(name) === 'gauge');
    expect(gauges.length).toBeGreaterThan(5);
    for (const name of gauges) expect(text).toMatch(new RegExp(`^${name}(\\{[^}]*\\})? [\\d.e+-]+$`, 'm'));
  });
});
