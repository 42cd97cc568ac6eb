import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ATTEMPTS, DOCUMENTS, PRINCIPALS, QUERIES } from '../support/firestore/rules-cases';
import { compileRules } from '../support/firestore/rules-evaluator';

const ROOT = join(import.meta.dirname, '../..');
const rules = compileRules(readFileSync(join(ROOT, 'api/firestore/firestore.rules'), 'utf8'));

/**
 * Name → who is allowed to. `recorded` are verdicts of the official emulator about rules in which these rows were the same; `byHand` was worked out
 * from the language's description, because no emulator was at hand when those rules were written.
 */
const verdicts: Record<'recorded' | 'byHand', Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'e2e/support/firestore/rules-verdicts.json'), 'utf8'),
);
const expected = Object.entries({ ...verdicts.recorded, ...verdicts.byHand }).sort();

test('SHD-009, C21: the rules of Firestore allow exactly what the table says', () => {
  const allowed = (isAllowed: (who: (typeof PRINCIPALS)[keyof typeof PRINCIPALS]) => boolean) =>
    Object.entries(PRINCIPALS)
      .filter(([, who]) => isAllowed(who))
      .map(([name]) => name)
      .join(' ');
  const judged = [
    ...Object.entries(ATTEMPTS).map(([name, attempt]) => {
      const verdict = allowed((auth) => {
        const { operation, path, ...context } = attempt(auth);
        return rules.check(operation, `${DOCUMENTS}/${path}`, { ...context, auth });
      });
      return [name, verdict];
    }),
    ...Object.entries(QUERIES).map(([name, query]) => {
      const verdict = allowed((auth) => {
        const { collection = 'messages', ...asked } = query(auth);
        return rules.checkQuery(`${DOCUMENTS}/${collection}`, asked, auth);
      });
      return [name, verdict];
    }),
  ].sort();
  expect(judged).toEqual(expected);
});
