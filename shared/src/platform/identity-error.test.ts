import { IdentityError, identityErrorOf } from './identity-error';

test.each([
  ['auth/invalid-credential', 'wrong-credentials', 'E-mail of wachtwoord is onjuist'],
  ['auth/wrong-password', 'wrong-credentials', 'E-mail of wachtwoord is onjuist'],
  ['auth/user-not-found', 'wrong-credentials', 'E-mail of wachtwoord is onjuist'],
  ['auth/expired-action-code', 'bad-code', 'Deze link is al gebruikt of verlopen'],
  ['auth/invalid-action-code', 'bad-code', 'Deze link is al gebruikt of verlopen'],
  ['auth/something-new', 'unknown', 'Er is iets misgegaan. Probeer het over enkele minuten opnieuw.'],
])('%s of the SDK is %s, told in Dutch (C24)', (sdkCode, code, message) => {
  const error = identityErrorOf(Object.assign(new Error('Firebase: …'), { code: sdkCode }));
  expect(error).toMatchObject({ code, message });
});

test('our own refusals stay as they are, and what is no error of the SDK is unknown', () => {
  const own = new IdentityError('last-provider');
  expect(identityErrorOf(own)).toBe(own);
  expect(identityErrorOf(new TypeError('x')).code).toBe('unknown');
  expect(identityErrorOf(null).code).toBe('unknown');
});
