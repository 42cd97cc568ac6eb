import * as z from 'zod/mini';
import { copyText } from './clipboard';
import { readPortalConfig } from './config';
import { readCookie, removeCookie, writeCookie } from './cookie';
import { frameParam, framing } from './frame';
import { wholeAddress } from './page';
import { localStore, safeStore } from './storage';
import { readToken } from './token';
import { configureZod } from './zod-locale';

describe('configuration in the page', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    jest.restoreAllMocks();
  });

  test('the server says the product, the rest keeps its default', () => {
    document.body.innerHTML =
      '<script type="application/json" id="portal-config">{"productName":"Dierenhuis","foundation":{"kvk":"123"}}</script>';
    expect(readPortalConfig()).toMatchObject({
      productName: 'Dierenhuis',
      apiUrl: '/api/',
      foundation: { name: 'Stichting Pootjesplein', kvk: '123' },
    });
  });

  test.each(['{"productName":', '{"demo":"yes"}', '[]'])(
    'a broken %s is logged and the defaults are used (SH-076)',
    (text) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => {});
      document.body.innerHTML = `<script type="application/json" id="portal-config">${text}</script>`;
      expect(readPortalConfig().productName).toBe('Pootjesplein');
      expect(log).toHaveBeenCalledTimes(1);
    },
  );

  test('a page without configuration works', () => {
    expect(readPortalConfig().productSlug).toBe('pootjesplein');
  });
});

test('a path of the portal becomes an address to share', () => {
  expect(wholeAddress('/dier/1')).toBe(`${window.location.origin}/dier/1`);
});

test('a text is copied, and a browser that does not allow it (or has no clipboard) gives false', async () => {
  expect(await copyText('x')).toBe(false);
  const writeText = jest
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  expect([await copyText('y'), await copyText('z')]).toEqual([true, false]);
  expect(writeText.mock.calls).toEqual([['y'], ['z']]);
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('storage', () => {
  test('a value is kept and removed', () => {
    localStore.set('a', '1');
    expect(window.localStorage.getItem('a')).toBe('1');
    localStore.remove('a');
    expect(localStore.get('a')).toBeNull();
  });

  test('a browser that blocks storage keeps values for the page alone', () => {
    const blocked = safeStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(blocked.get('a')).toBeNull();
    blocked.set('a', '1');
    expect(blocked.get('a')).toBe('1');
    blocked.remove('a');
    expect(blocked.get('a')).toBeNull();
  });

  test('a full storage gives back the newest value, not the old one', () => {
    let full = false;
    const kept = new Map<string, string>();
    const store = safeStore(
      () =>
        ({
          getItem: (key: string) => kept.get(key) ?? null,
          removeItem: (key: string) => kept.delete(key),
          setItem: (key: string, value: string) => {
            if (full) throw new DOMException('full', 'QuotaExceededError');
            kept.set(key, value);
          },
        }) as unknown as Storage,
    );
    store.set('a', 'old');
    full = true;
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
  });
});

describe('cookies', () => {
  test('a cookie comes back as written, and is gone after removing', () => {
    writeCookie('rememberMe', 'jan+a@b.nl; x', 90);
    writeCookie('other', '1', 1);
    expect(readCookie('rememberMe')).toBe('jan+a@b.nl; x');
    removeCookie('rememberMe');
    expect(readCookie('rememberMe')).toBeNull();
    expect(readCookie('other')).toBe('1');
  });

  test('the cookie lasts the days it is given and stays on this site', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCookie('iscookieconsent', 'yes', 90);
    expect(written).toHaveBeenCalledWith('iscookieconsent=yes; Max-Age=7776000; Path=/; SameSite=Lax');
    written.mockRestore();
  });

  test('a broken value reads as absent', () => {
    document.cookie = 'broken=%E0%A4%A';
    expect(readCookie('broken')).toBeNull();
  });
});

type FakeWindow = Parameters<typeof framing>[0] & object;

/** Windows from the top down to the portal's own, by origin; null is an origin that may not be read. */
function nested(...origins: (string | null)[]): FakeWindow {
  let parent: FakeWindow | undefined;
  for (const origin of origins) {
    const made: { parent: FakeWindow; location: { origin: string } } = {
      parent: undefined as never,
      get location(): { origin: string } {
        if (origin === null) throw new DOMException('blocked', 'SecurityError');
        return { origin };
      },
    };
    made.parent = parent ?? made;
    parent = made;
  }
  return parent as FakeWindow;
}

describe('frames (C39)', () => {
  const own = 'https://portaal.example';

  test.each([
    ['alone', nested(own), 'none'],
    ['in its own origin', nested(own, own), 'own'],
    ['in another origin', nested(null, own), 'foreign'],
    ['in its own frame inside another origin', nested(null, own, own), 'foreign'],
    ['in another frame inside its own origin', nested(own, null, own), 'foreign'],
    ['in a frame of another readable origin', nested('https://portaal.example:8443', own), 'foreign'],
  ])('%s', (_title, self, expected) => {
    expect(framing(self)).toBe(expected);
  });

  test('calls that name it carry iframe=1 only when embedded (SH-009)', () => {
    expect(frameParam('none')).toEqual({});
    expect(frameParam('own')).toEqual({ iframe: '1' });
    expect(frameParam('foreign')).toEqual({ iframe: '1' });
  });

  test('a foreign frame never reads the token', () => {
    localStore.set('token', 'abc');
    expect(readToken('none')).toBe('abc');
    expect(readToken('own')).toBe('abc');
    expect(readToken('foreign')).toBeNull();
    localStore.remove('token');
    expect(readToken('none')).toBeNull();
  });
});

test('zod speaks Dutch and makes no code after configureZod', () => {
  configureZod();
  expect(z.config().jitless).toBe(true);
  expect(z.string().safeParse(5).error?.issues[0]?.message).toMatch(/^Ongeldige invoer/);
});
