import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';
import { isSignedBy } from '../../lib/signing-key';
import { refused } from './refusal';
import { fieldsOf } from './release-change';

/** A publication as a team sends it: the text that was signed, and the signature over its bytes. */
const SignedRelease = z.strictObject({
  statement: z.string(),
  signature: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/, 'a signature is 64 bytes in base64')),
});

/** What the text says: for which part, on which generation of the register, and the whole publication (decision 072). */
const Statement = z.strictObject({
  type: z.literal('portal-release-1'),
  part: z.string(),
  generation: z.int(),
  release: z.looseObject({}),
  canary: z.optional(z.number()),
  acceptStranded: z.optional(z.boolean()),
});

/** What must be true of a signed publication. */
export interface SigningContext {
  part: string;
  /** The generation that the change is made on. */
  expected: number;
  /** The public half of the key that the caller presented; undefined when that key has none. */
  publicKey: Buffer | undefined;
}

/** What was signed, as the log keeps it. */
export interface SignedStatement {
  statement: string;
  signature: Buffer;
  publicKey: Buffer;
}

/** The publication inside a signed body, after its signature was checked. Throws VALIDATION and NO_ACCESS with what to do. */
export function openSigned(body: unknown, { part, expected, publicKey }: SigningContext) {
  const sent = SignedRelease.safeParse(body);
  if (!sent.success) {
    throw refused({ signature: 'a release is signed: publish with npm run publish:remote and PORTAL_SIGNING_KEY' });
  }
  if (!publicKey) {
    throw new AppError(
      'NO_ACCESS',
      'Deze sleutel kan niet ondertekenen. Vraag een nieuwe: npm run deploy-key -- create',
    );
  }
  const { statement } = sent.data;
  const signature = Buffer.from(sent.data.signature, 'base64');
  if (!isSignedBy(publicKey, statement, signature)) {
    throw new AppError(
      'NO_ACCESS',
      'De handtekening hoort niet bij deze sleutel of deze tekst. Gebruik PORTAL_DEPLOY_KEY en PORTAL_SIGNING_KEY van hetzelfde paar.',
    );
  }
  const { type: _type, part: meant, generation, ...publication } = readStatement(statement);
  if (meant !== part) throw refused({ part: `signed for ${meant}: publish it as that part` });
  if (generation !== expected) {
    throw refused({
      generation: `signed for generation ${generation}, not ${expected}: read the register and sign again`,
    });
  }
  return { publication, signed: { statement, signature, publicKey } satisfies SignedStatement };
}

function readStatement(text: string): z.infer<typeof Statement> {
  try {
    const read = Statement.safeParse(JSON.parse(text));
    if (read.success) return read.data;
    throw refused(fieldsOf(read.error));
  } catch (error) {
    if (error instanceof SyntaxError) throw refused({ statement: 'is no JSON' });
    throw error;
  }
}
