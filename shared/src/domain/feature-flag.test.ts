import { isFeatureOn } from './feature-flag';

const feature = { alias: 'review-chat', environment: '', asiel_ids: [3], user_ids: ['u1'] };

test.each([
  [{ ...feature, environment: 'all' }, { environment: 'demo' }, true],
  [{ ...feature, environment: 'test, demo' }, { environment: 'demo' }, true],
  [{ ...feature, environment: 'test' }, { environment: 'demo' }, false],
  [feature, { environment: 'demo' }, false],
  [feature, { environment: 'demo', asiel: 3 }, true],
  [feature, { environment: 'demo', asiel: 4 }, false],
  [feature, { environment: 'demo', uid: 'u1' }, true],
  [feature, { environment: 'demo', uid: 'u2' }, false],
  [{ ...feature, asiel_ids: [], user_ids: [] }, { environment: 'local' }, true],
  [null, { environment: 'local' }, false],
])('SH-077, C41: %j in %j is on: %s', (flag, context, expected) => {
  expect(isFeatureOn(flag, context)).toBe(expected);
});
