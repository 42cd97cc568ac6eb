import { type KeyServer, startKeyServer } from '../../testing/key-server';
import { firebaseIdentity } from './firebase';
import { KeysUnreachable, TokenRefused } from './port';

const PROJECT = 'asielportaal';
const MINUTE_MS = 60_000;

describe('the keys of a Firebase project, over HTTP', () => {
  let server: KeyServer;
  beforeEach(async () => {
    server = await startKeyServer(PROJECT);
  });
  afterEach(() => server.close());

  const verifier = (cooldownMs = 30_000, now = () => new Date()) =>
    firebaseIdentity({ projectId: PROJECT, now, keysUrl: server.url, cooldownMs });

  test('a good token is taken; the keys are fetched once', async () => {
    const { verify, mode } = verifier();
    expect(mode).toBe('firebase');
    for (let i = 0; i < 20; i += 1) {
      expect(await verify(await server.token())).toMatchObject({
        ...{
          uid: 'firebase-person',
          provider: 'google.com',
          sid: null,
          email: 'els@post.example',
          emailVerified: true,
        },
      });
    }
    expect(server.fetches()).toBe(1);
  });

  const now = Math.floor(Date.now() / 1000);
  test.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['another project', { aud: 'other' }],
    ['another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['our own issuer', { iss: 'http://localhost:3000/identity' }],
    ['an old age', { iat: now - 70 * 60, exp: now + 600 }],
    ['an end 90 seconds ago', { iat: now - 3690, exp: now - 90 }],
    ['a future', { iat: now + 600 }],
    ['a sign-in of tomorrow', { auth_time: now + 86_400 }],
    ['no sign-in', { auth_time: undefined }],
    ['no person', { sub: '' }],
    ['a person of 129 characters', { sub: 'x'.repeat(129) }],
    ['another typ', {}, { typ: 'at+jwt' }],
  ])('a token of %s is refused', async (_name, changes, header = {}) => {
    await expect(verifier().verify(await server.token(changes, header))).rejects.toBeInstanceOf(TokenRefused);
  });

  test('a new key is fetched once; fifty unknown key ids fetch nothing inside the pause', async () => {
    const { verify } = verifier();
    await verify(await server.token());
    for (let i = 0; i < 50; i += 1) {
      await expect(verify(await server.token({}, { kid: `unknown-${i}` }))).rejects.toBeInstanceOf(TokenRefused);
    }
    expect(server.fetches()).toBe(1);
    const eager = verifier(0);
    await eager.verify(await server.token());
    await server.rotate();
    await eager.verify(await server.token());
    await eager.verify(await server.token());
    expect(server.fetches()).toBe(3);
  });

  test.each(['fails', 'nonsense'] as const)(
    'a key server that answers with %s: nobody knows, no refusal',
    async (mood) => {
      server.behave(mood);
      await expect(verifier().verify(await server.token())).rejects.toBeInstanceOf(KeysUnreachable);
    },
  );

  test('a key server that is gone or silent: unknown keys are unreachable, known ones go on', async () => {
    const { verify } = verifier(0);
    await verify(await server.token());
    const known = await server.token();
    await server.rotate();
    const unknown = await server.token();
    server.behave('silent');
    await expect(verify(unknown)).rejects.toBeInstanceOf(KeysUnreachable);
    await server.close();
    await expect(verify(unknown)).rejects.toBeInstanceOf(KeysUnreachable);
    expect(await verify(known)).toMatchObject({ uid: 'firebase-person' });
  }, 20_000);

  test('after an hour the keys are fetched again', async () => {
    let time = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => time);
    const { verify } = verifier(30_000, () => new Date(time));
    await verify(await server.token());
    time += 61 * MINUTE_MS;
    await verify(await server.token());
    expect(server.fetches()).toBe(2);
    jest.restoreAllMocks();
  });
});
