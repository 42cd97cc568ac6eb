import { makeAnimal, makeConfig, makeShelterSummary, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ShareActions } from './share-actions';

const animal = makeAnimal({ id: 7, asiel: makeShelterSummary({ plaats: 'Leiden' }) });
const profile = `${document.location.origin}/dier/${animal.uuidkey}`;
const show = (advanceTimers?: (ms: number) => void) =>
  renderPart(<ShareActions animal={animal} />, { config: makeConfig({ productName: 'Pootjesplein' }), advanceTimers });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

/** Gives the device a share menu for one test. */
function withNativeShare(share: jest.Mock): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.useRealTimers();
});

test('AN-010 a friend gets a mail about the animal', () => {
  show();
  const mail = new URL(link('E-mail een vriend').getAttribute('href') ?? '');
  expect(mail.searchParams.get('subject')).toBe('Moos zoekt een thuis – Pootjesplein');
  expect(mail.searchParams.get('body')).toContain(profile);
});

test('AN-011 the print button downloads the pdf of the animal', () => {
  show();
  const print = link('Printen (pdf)');
  expect(print).toHaveAttribute('href', `/api/animal/${animal.uuidkey}/pdf`);
  expect(print).toHaveAttribute('download');
});

test.each([['WhatsApp'], ['Facebook'], ['X'], ['LinkedIn']])(
  'AN-010 %s is a plain link that opens in a new tab and says so',
  (service) => {
    const { container } = show();
    const share = link(`Deel op ${service} (opent in een nieuw tabblad)`);
    expect(decodeURIComponent(share.getAttribute('href') ?? '')).toContain(profile);
    expect(share).toHaveAttribute('target', '_blank');
    expect(share.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
    expect(container.querySelector('script, iframe, img')).toBeNull();
  },
);

test('AN-012 the tooltip of a share button appears after half a second', async () => {
  jest.useFakeTimers();
  const { user } = show(jest.advanceTimersByTime);
  await user.hover(link(/Deel op Facebook/));
  act(() => void jest.advanceTimersByTime(499));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Deel op Facebook');
});

test('the address is copied, and the visitor is told', async () => {
  const { user, store } = show();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Kopieer link' }));
  expect(writeText).toHaveBeenCalledWith(profile);
  await waitFor(() =>
    expect(store.getState().toast.toasts).toMatchObject([{ type: 'succes', message: 'De link is gekopieerd' }]),
  );
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Kopieer link' }));
  await waitFor(() => expect(store.getState().toast.toasts.at(-1)).toMatchObject({ type: 'error' }));
  writeText.mockRestore();
});

test('without a share menu of the device there is no button for it', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Delen via dit apparaat' })).not.toBeInTheDocument();
});

test.each([
  ['shares', () => Promise.resolve(), 0],
  ['closes the menu', () => Promise.reject(new DOMException('', 'AbortError')), 0],
  ['is refused', () => Promise.reject(new DOMException('', 'NotAllowedError')), 1],
])('the share menu of the device gets title, text and address; whoever %s', async (_name, share, count) => {
  const menu = jest.fn(share);
  withNativeShare(menu);
  const { user, store } = show();
  await user.click(screen.getByRole('button', { name: 'Delen via dit apparaat' }));
  expect(menu).toHaveBeenCalledWith({
    title: 'Moos zoekt een thuis – Pootjesplein',
    text: 'Moos (kat) uit Leiden zoekt een nieuw thuis.',
    url: profile,
  });
  await waitFor(() => expect(store.getState().toast.toasts).toHaveLength(count));
});
