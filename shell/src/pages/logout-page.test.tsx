import { sessionSlice, unsentMessages } from '@portal/shared/session';
import { makeMe, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SignOutContext } from '../features/session/sign-out-context';
import { LogoutPage } from './logout-page';

function open(signOut: () => Promise<void>) {
  return renderPart(
    <SignOutContext value={signOut}>
      <LogoutPage />
    </SignOutContext>,
    { url: '/logout', path: '/logout', user: makeMe() },
  );
}

test('opening it signs out and leads home (SH-041)', async () => {
  const rendered = open(async () => {
    await Promise.resolve();
    act(() => void rendered.store.dispatch(sessionSlice.actions.phaseChanged('visitor')));
  });
  await waitFor(() => expect(rendered.address()).toBe('/'));
});

test('when signing out does not succeed it says so, and tries again (SH-041)', async () => {
  const signOut = jest.fn(() => Promise.reject(new Error('no network')));
  const { user, address } = open(signOut);
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(signOut).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('heading', { name: 'Uitloggen is niet gelukt' })).toBeInTheDocument();
  expect(address()).toBe('/logout');
});

test('a visitor is simply led home', () => {
  expect(renderPart(<LogoutPage />, { url: '/logout', path: '/logout' }).address()).toBe('/');
});

describe('C58: a message of a chat waits in this browser', () => {
  const user = makeMe();
  const unsent = { id: 'a', reviewId: 4, name: 'Noor', text: 'Tot morgen', reciever: 's1', typedAt: 1, refusal: null };
  const question = () => screen.findByRole('dialog', { name: 'Uitloggen?' });
  const openHere = (signOut: () => Promise<void>) =>
    renderPart(
      <SignOutContext value={signOut}>
        <LogoutPage />
      </SignOutContext>,
      { url: '/logout', path: '/logout', user },
    );

  beforeEach(() => unsentMessages(user.uid).set(unsent));
  afterEach(() => unsentMessages(user.uid).remove(unsent.id));

  test('signing out asks before it is lost', async () => {
    const signOut = jest.fn(() => new Promise<void>(() => {}));
    const page = openHere(signOut);
    const dialog = within(await question());
    expect(dialog.getByText(/1 bericht dat nog niet is verstuurd/)).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
    await page.user.click(dialog.getByRole('button', { name: 'Toch uitloggen' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  });

  test('who stays goes back, still signed in', async () => {
    const signOut = jest.fn(() => Promise.resolve());
    const page = openHere(signOut);
    await page.go('/nieuws');
    await page.go('/logout');
    await page.user.click(within(await question()).getByRole('button', { name: 'Terug' }));
    await waitFor(() => expect(page.address()).toBe('/nieuws'));
    expect(signOut).not.toHaveBeenCalled();
  });
});
