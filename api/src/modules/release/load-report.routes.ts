import { apiPath, LoadReport, type Register } from '@portal/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import * as z from 'zod/mini';
import { refusals } from '../../plugins/openapi';
import type { LiveRegister } from './live-register';
import type { LoadReportRepository } from './load-report.repository';
import type { SuspectReleases } from './suspect-releases';

/** Reports per address in five minutes (docs/federation.md#load-reports). */
const LIMIT = { max: 30, timeWindow: '5 minutes', allowList: [] };
const BODY_LIMIT = 2048;
const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 6, 9];

/** What load reports work on; the metrics go into the process's registry. */
export interface LoadReportOptions {
  reports: LoadReportRepository;
  live: LiveRegister;
  suspects: Pick<SuspectReleases, 'judge'>;
  metrics: Registry;
}

/** Takes what was seen of a release: stored and counted when it is about a build of the present register; anything else is dropped. */
export function loadReports({ reports, live, suspects, metrics }: LoadReportOptions) {
  const loads = new Counter({
    name: 'portal_remote_load_total',
    help: 'Reported loads of remotes; class ok is a sample of 1 in 20',
    labelNames: ['remote', 'build', 'class'],
    registers: [metrics],
  });
  const seconds = new Histogram({
    name: 'portal_remote_load_seconds',
    help: 'Seconds from asking for a remote to the reported event',
    labelNames: ['remote'],
    buckets: SECONDS,
    registers: [metrics],
  });

  return async function take(report: LoadReport, address: string): Promise<void> {
    const register = live.current()?.register;
    if (!register || !buildsOf(register).has(`${report.name} ${report.build}`)) return;
    loads.inc({ remote: report.name, build: report.build, class: report.errorClass ?? 'ok' });
    if (report.errorClass !== 'first-view') seconds.observe({ remote: report.name }, report.ms / 1000);
    await reports.add(report, address);
    if (isGivenUp(report)) await suspects.judge(report);
  };
}

/** Whether something else took over: an older release, or the document without first view. */
const isGivenUp = ({ steppedBack, errorClass }: LoadReport) =>
  errorClass !== undefined && (steppedBack || errorClass === 'first-view');

/** `POST loadreport`: every report is answered alike. */
export function loadReportRoutes(take: ReturnType<typeof loadReports>): FastifyPluginAsync {
  return async (app) => {
    // sendBeacon sends text.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    app.post<{ Body: LoadReport }>(
      `/${apiPath.loadReport()}`,
      {
        schema: {
          ...{ body: LoadReport, tags: ['release'], summary: 'What a browser saw while loading a remote' },
          response: { ...refusals(400, 413, 422), 204: z.undefined() },
        },
        bodyLimit: BODY_LIMIT,
        config: { rateLimit: LIMIT },
      },
      async ({ body, ip }, reply) => {
        await take(body, ip);
        return reply.code(204).send();
      },
    );
  };
}

/** Only these can be loaded, so only these make labels: a forged report cannot fill the memory. */
function buildsOf({ shell, remotes }: Register): Set<string> {
  const builds = remotes.flatMap(({ name, current, previous, canary }) =>
    [current, previous, canary?.release].filter((release) => release != null).map(({ build }) => `${name} ${build}`),
  );
  return new Set([`shell ${shell.hash}`, ...builds]);
}
