import { createHmac } from 'node:crypto';
import type { LoadReport } from '@portal/shared/contract';
import { formatDateForForm } from '@portal/shared/domain';
import { limitKey } from '../../lib/ip-address';
import type { Executor } from '../../ports/database/port';

/** What browsers report about loading a remote (docs/federation.md#load-reports). */
export function loadReportRepository(database: Executor, saltOf: (day: string) => Buffer) {
  /** One visitor of one day, and nobody can say which: the salt is another one each day and is kept for that day alone. */
  function visitorHash(address: string, day: string): Buffer {
    return createHmac('sha256', saltOf(day)).update(limitKey(address)).digest();
  }

  return {
    /** Stores a report; `address` is only used for the visitor's hash. */
    async add(report: LoadReport, address: string, now = new Date()): Promise<void> {
      await database.query(
        `INSERT INTO load_report (name, version, build, stage, error_class, ms, stepped_back, visitor_hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          report.name,
          report.version,
          report.build,
          report.stage,
          report.errorClass ?? null,
          report.ms,
          report.steppedBack,
          visitorHash(address, formatDateForForm(now)),
        ],
      );
    },
  };
}

export type LoadReportRepository = ReturnType<typeof loadReportRepository>;
