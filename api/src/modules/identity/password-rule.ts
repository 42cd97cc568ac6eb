import { newPassword } from '@portal/shared/contract';
import { IdentityError } from './identity-error';
import { messages } from './messages';

/** Letters that must be left of a password without the words that everybody here would think of. */
const OWN_LETTERS_MIN = 4;

/** Words of this place (docs/trust.md#passwords). */
const CONTEXT_WORDS = ['asiel', 'wachtwoord', 'welkom', 'dieren'];

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most used passwords, read when the first one is checked. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return common;
}

/** Whether too many people would guess it: on the list, also without digits and signs at its end, or little more than our own words. */
async function isCommon(password: string, contextWords: readonly string[]): Promise<boolean> {
  const lower = password.toLowerCase();
  const list = await commonPasswords();
  const stem = /^.*[a-z]/s.exec(lower)?.[0] ?? '';
  if (list.has(lower) || (stem !== '' && list.has(stem))) return true;
  if (new Set(lower).size <= 2) return true;
  const context = contextWords.filter((word) => lower.includes(word));
  const rest = context.reduce((left, word) => left.replaceAll(word, ''), lower).replace(/[^a-z]/g, '');
  return context.length > 0 && rest.length < OWN_LETTERS_MIN;
}

/** Throws WEAK_PASSWORD with the Dutch reason unless the password follows specification § 5 and is not a common one. */
export async function checkNewPassword(password: unknown, productName: string): Promise<string> {
  const parsed = newPassword.safeParse(password);
  if (!parsed.success) {
    throw new IdentityError(`WEAK_PASSWORD : ${parsed.error.issues[0]?.message ?? messages.weakPassword}`);
  }
  if (await isCommon(parsed.data, [productName.toLowerCase(), ...CONTEXT_WORDS])) {
    throw new IdentityError(`WEAK_PASSWORD : ${messages.commonPassword}`);
  }
  return parsed.data;
}
