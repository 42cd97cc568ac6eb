import type { SocialMessage } from '@portal/shared/contract';
import { rawAnswer, stubApi } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { askForLink, askForToken } from './identity-popup';

/** A window as `window.open` gives it. */
function openable() {
  const popup = { closed: false, close: jest.fn(), location: { href: '' } };
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return { popup, open };
}

function say(data: unknown, { origin = window.location.origin, source }: { origin?: string; source: unknown }) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
}

const message = (outcome: { token: string } | { linked: true } | { error: string }) =>
  ({ type: 'portal:social', provider: 'google', ...outcome }) as SocialMessage;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the token of the window is taken, and only from that window and the own origin', async () => {
  const { popup, open } = openable();
  const token = askForToken('google');
  expect(open.mock.calls[0]?.[0]).toBe('/auth/idp/google/start');
  say(message({ token: 'evil' }), { origin: 'https://evil.example', source: popup });
  say(message({ token: 'evil' }), { source: window });
  say({ token: 'evil' }, { source: popup });
  say(message({ token: 'good' }), { source: popup });
  expect(await token).toBe('good');
  expect(popup.close).toHaveBeenCalled();
});

test('why it did not succeed comes in our own words', async () => {
  const { popup } = openable();
  const token = askForToken('google');
  say(message({ error: 'auth/account-exists-with-different-credential' }), { source: popup });
  await expect(token).rejects.toMatchObject({ code: 'account-exists' });
});

test('a window that is closed without a word is no answer', async () => {
  jest.useFakeTimers();
  const { popup } = openable();
  const token = askForToken('google');
  popup.closed = true;
  const refused = expect(token).rejects.toMatchObject({ code: 'popup-closed' });
  await jest.advanceTimersByTimeAsync(1000);
  await refused;
});

test('a window that the browser holds back is said', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  await expect(askForToken('google')).rejects.toMatchObject({ code: 'popup-blocked' });
});

describe('linking', () => {
  const startLink = (answer: ReturnType<typeof rawAnswer>) => {
    stubApi();
    const asked: { url: string; authorization: string | null }[] = [];
    globalThis.fetch = async (url, init) => {
      asked.push({ url: String(url), authorization: new Headers(init?.headers).get('Authorization') });
      return answer.respond(null);
    };
    return asked;
  };

  test('the window opens at once, goes where the server says, and tells when it is done', async () => {
    const asked = startLink(rawAnswer(200, JSON.stringify({ data: { url: 'https://accounts.example/x' } })));
    const { popup, open } = openable();
    const linked = askForLink('google', Promise.resolve('my-token'));
    expect(open.mock.calls[0]?.[0]).toBe('');
    await waitFor(() => expect(popup.location.href).toBe('https://accounts.example/x'));
    expect(asked).toEqual([{ url: '/auth/idp/google/link', authorization: 'Bearer my-token' }]);
    say(message({ linked: true }), { source: popup });
    await linked;
  });

  test.each([
    [403, 'requires-recent-login'],
    [401, 'signed-out'],
    [404, 'unavailable'],
    [500, 'unknown'],
  ])('a %i closes the window again: %s', async (status, code) => {
    startLink(rawAnswer(status, '{}'));
    const { popup } = openable();
    await expect(askForLink('google', Promise.resolve('my-token'))).rejects.toMatchObject({ code });
    expect(popup.close).toHaveBeenCalled();
  });
});
