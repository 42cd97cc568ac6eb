import type { Auth, User } from 'firebase/auth';

const MINUTE_MS = 60_000;

test('Firebase: a provider is linked after a fresh sign-in alone, as with our own server', async () => {
  // jsdom has no fetch, which the SDK looks for when it is loaded.
  Object.assign(globalThis, { fetch: jest.fn(), Headers: class {}, Response: class {} });
  const { firebaseSocial } = await import('./identity-social');
  const userSince = (minutes: number) =>
    ({
      getIdTokenResult: async () => ({ authTime: new Date(Date.now() - minutes * MINUTE_MS).toUTCString() }),
    }) as unknown as User;
  const link = (minutes: number) => firebaseSocial({} as Auth).link(userSince(minutes), 'google');
  await expect(link(11)).rejects.toMatchObject({ code: 'requires-recent-login' });
  await expect(link(1)).rejects.not.toMatchObject({ code: 'requires-recent-login' });
});
