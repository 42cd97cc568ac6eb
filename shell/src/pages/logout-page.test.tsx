import { sessionSlice } from '@portal/shared/session';
import { makeMe, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
