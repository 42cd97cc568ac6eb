import {
  type ManagedPart,
  type ManagedRelease,
  RELEASE_REPORT_DAYS,
  type Register,
  type ReleaseOverview,
  type ReleaseReportDay,
  type ReleaseRole,
} from '@portal/shared/contract';
import { isoTime } from '../../lib/sql';
import type { Executor } from '../../ports/database/port';
import type { CompressedSize } from './compressed-size';
import { deployKeyRepository } from './deploy-key.repository';
import type { LiveRegister } from './live-register';
import { folderOf } from './release-files';

/** Earlier releases that are shown when they are suspect or were reported about. */
const FORMER_MAX = 3;

interface PartRow {
  name: string;
  team: string;
  since: string | null;
  enabled: boolean;
  disabled_reason: string | null;
}

interface ReleaseRow extends Omit<ManagedRelease, 'role' | 'days' | 'brotli' | 'files'> {
  name: string;
  base: string;
  files: string[];
}

type ReportRow = ReleaseReportDay & { name: string; build: string };

const DAY = `(created_at AT TIME ZONE 'Europe/Amsterdam')::date`;
const FIRST_DAY = `(now() AT TIME ZONE 'Europe/Amsterdam')::date - ${RELEASE_REPORT_DAYS - 1}`;

const DAYS = `SELECT to_char(${FIRST_DAY} + n, 'YYYY-MM-DD') AS day FROM generate_series(0, ${RELEASE_REPORT_DAYS - 1}) n ORDER BY n`;

const PARTS = `SELECT name, team, ${isoTime('current_since')} AS since, enabled, disabled_reason FROM remote
  ORDER BY name <> 'shell', name`;

const REPORTS = `SELECT name, build, to_char(${DAY}, 'YYYY-MM-DD') AS day,
    (count(*) FILTER (WHERE error_class IS NULL))::int AS loads, (count(*) FILTER (WHERE error_class <> 'first-view'))::int AS failures,
    (count(*) FILTER (WHERE error_class = 'first-view'))::int AS without_view,
    (count(*) FILTER (WHERE stepped_back AND error_class IS NOT NULL))::int AS step_backs
  FROM load_report WHERE created_at >= now() - interval '${RELEASE_REPORT_DAYS + 1} days' AND ${DAY} >= ${FIRST_DAY}
  GROUP BY name, build, ${DAY}`;

/** Those of the builds in $1, and whatever is suspect, newest first. */
const RELEASES = `SELECT name, version, build, base, ${isoTime('published_at')} AS published_at, bytes,
    ARRAY(SELECT jsonb_object_keys(files)) AS files,
    CASE WHEN state = 'suspect' THEN ${isoTime('state_at')} END AS suspect_at
  FROM release r WHERE name || ' ' || build = ANY($1::text[]) OR state = 'suspect' ORDER BY r.published_at DESC, id DESC`;

export interface ReleaseOverviewOptions {
  database: Pick<Executor, 'query'>;
  live: LiveRegister;
  sizeOf: CompressedSize;
}

/** What runs, for admins: per part its releases with their size and what browsers reported about them, and its deploy keys (C59). */
export function releaseOverview({ database, live, sizeOf }: ReleaseOverviewOptions) {
  const rowsOf = async <Row>(sql: string, values: string[][] = []) => (await database.query<Row>(sql, values)).rows;

  async function managed(row: ReleaseRow, role: ReleaseRole, reports: ReportRow[]): Promise<ManagedRelease> {
    const { name, base, files, ...facts } = row;
    const days = reports.filter((report) => report.name === name && report.build === row.build);
    return {
      ...{ role, ...facts, files: files.length },
      brotli: await sizeOf(`${name} ${row.build}`, folderOf(base), files),
      days: days.map(({ name: _part, build: _build, ...day }) => day).sort((a, b) => (a.day < b.day ? -1 : 1)),
    };
  }

  async function releasesOf(row: PartRow, found: ReleaseRow[], reports: ReportRow[], roles: Roles) {
    const own = found.filter(({ name }) => name === row.name);
    const named = roles.of(row.name).flatMap(({ role, build }) => {
      const release = own.find((candidate) => candidate.build === build);
      return release ? [{ role, release }] : [];
    });
    const former = own.filter((release) => !named.some((other) => other.release === release)).slice(0, FORMER_MAX);
    const shown = [...named, ...former.map((release) => ({ role: 'former' as const, release }))];
    const releases: ManagedRelease[] = [];
    for (const { role, release } of shown) releases.push(await managed(release, role, reports));
    return releases;
  }

  return async (): Promise<ReleaseOverview> => {
    const register = live.current()?.register;
    const parts = await rowsOf<PartRow>(PARTS);
    const reports = await rowsOf<ReportRow>(REPORTS);
    const roles = rolesIn(register, await previousShell());
    const builds = [...roles.all(), ...reports.map(({ name, build }) => `${name} ${build}`)];
    const found = await rowsOf<ReleaseRow>(RELEASES, [[...new Set(builds)]]);
    const keys = await deployKeyRepository(database).list();
    const items: ManagedPart[] = [];
    for (const row of parts) {
      const own = keys.filter(({ name }) => name === row.name).map(({ name: _part, ...key }) => key);
      const releases = await releasesOf(row, found, reports, roles);
      items.push({ ...row, percent: roles.percentOf(row.name), releases, keys: own });
    }
    const days = (await rowsOf<{ day: string }>(DAYS)).map(({ day }) => day);
    return { generation: register?.generation ?? 0, days, items };
  };

  async function previousShell(): Promise<string | undefined> {
    const [row] = await rowsOf<{ build: string }>(
      `SELECT r.build FROM remote m JOIN release r ON r.id = m.previous_id WHERE m.name = 'shell' AND r.shell IS NOT NULL`,
    );
    return row?.build;
  }
}

type Roles = ReturnType<typeof rolesIn>;

/** Which builds the register names for a part; the previous shell stands in the database alone. */
function rolesIn(register: Register | undefined, previousShell: string | undefined) {
  const rowOf = (name: string) => register?.remotes.find((row) => row.name === name);
  function of(name: string): { role: ReleaseRole; build: string }[] {
    const row = rowOf(name);
    const builds: [ReleaseRole, string | undefined][] =
      name === 'shell'
        ? [
            ['current', register?.shell.hash],
            ['previous', previousShell],
          ]
        : [
            ['current', row?.current.build],
            ['canary', row?.canary?.release.build],
            ['previous', row?.previous?.build],
          ];
    return builds.flatMap(([role, build]) => (build === undefined ? [] : [{ role, build }]));
  }
  const names = ['shell', ...(register?.remotes.map(({ name }) => name) ?? [])];
  return {
    of,
    all: () => names.flatMap((name) => of(name).map(({ build }) => `${name} ${build}`)),
    percentOf: (name: string) => rowOf(name)?.canary?.percent ?? null,
  };
}
