import type { S3Address } from '../../lib/s3-address';
import { checkS3 } from '../../ports/blobs/s3';
import { type Finding, good, reasonOf, wrong } from './finding';

const LIMIT_MS = 8000;

/** The address of visitors leads to a portal that answers. */
export async function checkOrigin(origin: string): Promise<Finding> {
  const url = `${origin}/api/health`;
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'manual' });
    if (status === 200) return good(`PUBLIC_ORIGIN ${origin} leads to a portal that answers.`);
    return wrong(`${url} answers ${status}: does the proxy in front lead to the port of this portal?`);
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return wrong(
      `${url} gives no answer (${reasonOf(cause)}): check name, certificate and proxy, and that the portal runs.`,
    );
  }
}

/** The mail server takes us, with name and password. */
export async function checkMail(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const { checkSmtp } = await import('../../ports/mail/smtp');
  try {
    await checkSmtp(url, LIMIT_MS);
    return good(`The mail server ${host} takes us.`);
  } catch (error) {
    return wrong(`The mail server ${host} does not take us (${reasonOf(error)}): check SMTP_URL.`);
  }
}

/** The bucket of photos and releases is there, and takes our key. */
export async function checkStore(address: S3Address): Promise<Finding> {
  try {
    await checkS3(address);
    return good(`The bucket ${address.bucket} at ${address.origin} takes us.`);
  } catch (error) {
    return wrong(`${reasonOf(error)} Check BLOBS_URL.`);
  }
}
