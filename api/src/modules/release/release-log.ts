import { isSignedBy } from '../../lib/signing-key';
import type { Executor } from '../../ports/database/port';

interface SignedLine {
  place: number;
  statement: string;
  signature: string;
  public_key: string;
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/**
 * The first line of the log of releases that is not as it was written: its chain, the line that the audit log tells of, and each signature
 * again (decision 072). Undefined when the log is whole.
 */
export async function firstBrokenRelease(executor: Pick<Executor, 'query'>): Promise<number | undefined> {
  const { rows } = await executor.query<{ place: number | null }>('SELECT release_log_first_broken() AS place');
  if (rows[0]?.place != null) return Number(rows[0].place);
  const { rows: lines } = await executor.query<SignedLine>(
    `SELECT place, statement, encode(signature, 'hex') AS signature, encode(public_key, 'hex') AS public_key
     FROM release_log WHERE statement IS NOT NULL ORDER BY place`,
  );
  const wrong = lines.find((line) => !isSignedBy(bytes(line.public_key), line.statement, bytes(line.signature)));
  return wrong && Number(wrong.place);
}
