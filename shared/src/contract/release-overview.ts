import * as z from 'zod/mini';
import { dataOf, itemOf } from './envelope';
import { PartName } from './release';
import { requiredText } from './text';
import { count, isoDate, isoTime } from './wire';

/** Value of `tab` in the address `admin/beheer?tab=releases`. */
export const RELEASE_TAB = 'releases';

/** Days of load reports that the overview shows, today included. */
export const RELEASE_REPORT_DAYS = 14;

const percent = z.int('Vul een heel getal in').check(z.gte(1, 'Vul 1 of meer in'), z.lte(100, 'Vul 100 of minder in'));
const shownReason = requiredText('Geef een reden: bezoekers lezen die', 300);

/** A change of the register without a new build: `PUT release/{name}` of a team's pipeline, `PUT releases/{name}` of an admin. */
export const RegisterAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('rollback') }),
  z.object({ action: z.literal('disable'), reason: shownReason }),
  z.object({ action: z.literal('enable') }),
  z.object({ action: z.literal('canary'), percent }),
  z.object({ action: z.literal('promote') }),
  z.object({ action: z.literal('abort') }),
]);
export type RegisterAction = z.infer<typeof RegisterAction>;

/** Forms of the two actions that need a word of the admin. */
export const DisableForm = z.object({ reason: shownReason });
export const CanaryForm = z.object({
  percent: z.pipe(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)), percent),
});

/**
 * Load reports about one release on one day in Amsterdam: successes are a sample of one in 20, failures are all there are; `without_view`: visitors who got
 * no page that the server rendered, or one that did not fit (an api from before decision 091 does not count them).
 */
export const ReleaseReportDay = z.object({
  ...{ day: isoDate, loads: count, failures: count, step_backs: count },
  without_view: z._default(count, 0),
});
export type ReleaseReportDay = z.infer<typeof ReleaseReportDay>;

/** What visitors get of a release: 'former' is named by the register no more. */
export const ReleaseRole = z.enum(['current', 'canary', 'previous', 'former']);
export type ReleaseRole = z.infer<typeof ReleaseRole>;

/** A release as admins see it. `brotli` are the bytes as browsers get them, null when a file is gone; `suspect_at`: see C59. */
export const ManagedRelease = z.object({
  role: ReleaseRole,
  version: z.string(),
  build: z.string(),
  published_at: isoTime,
  files: count,
  bytes: count,
  brotli: z.nullable(count),
  suspect_at: z.nullable(isoTime),
  days: z.array(ReleaseReportDay),
});
export type ManagedRelease = z.infer<typeof ManagedRelease>;

/** A deploy key of a part, never the key itself: `id` are the first digits of its hash. */
export const DeployKeyRow = z.object({
  id: z.string(),
  label: z.string(),
  created_at: isoTime,
  last_used_at: z.nullable(isoTime),
});
export type DeployKeyRow = z.infer<typeof DeployKeyRow>;

/** A part as admins see it: `since` is when its current release became that, `percent` belongs to its canary. */
export const ManagedPart = z.object({
  name: PartName,
  team: z.string(),
  since: z.nullable(isoTime),
  enabled: z.boolean(),
  disabled_reason: z.nullable(z.string()),
  percent: z.nullable(percent),
  releases: z.array(ManagedRelease),
  keys: z.array(DeployKeyRow),
});
export type ManagedPart = z.infer<typeof ManagedPart>;

/** `GET releases`: `generation` belongs into `If-Match` of a change; `days` are all days of the reports, oldest first. */
export const ReleaseOverview = z.object({
  generation: count,
  days: z.array(isoDate).check(z.length(RELEASE_REPORT_DAYS)),
  items: z.array(ManagedPart),
});
export type ReleaseOverview = z.infer<typeof ReleaseOverview>;
export const ReleaseOverviewAnswer = dataOf(ReleaseOverview);
export type ReleaseOverviewAnswer = z.infer<typeof ReleaseOverviewAnswer>;

/** `PUT releases/{name}` and `PUT release/{name}`: the generation after the change. */
export const GenerationAnswer = dataOf(z.object({ generation: count }));
export type GenerationAnswer = z.infer<typeof GenerationAnswer>;

/** `PUT releases/{name}/{build}`: an admin says that a suspect release is sound; the reason goes into the audit log. */
export const SuspicionForm = z.object({ reason: requiredText('Geef een reden', 300) });
export type SuspicionForm = z.infer<typeof SuspicionForm>;

/** `POST releases/{name}/key`. */
export const DeployKeyForm = z.object({ label: requiredText('Geef de sleutel een naam', 100) });
export type DeployKeyForm = z.infer<typeof DeployKeyForm>;

/** The answer to that: the only one that ever holds the key. */
export const DeployKeyAnswer = itemOf(z.extend(DeployKeyRow, { key: z.string(), signing_key: z.string() }));
export type DeployKeyAnswer = z.infer<typeof DeployKeyAnswer>;
