import { makeMe, refuse, renderPart, stubApi } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { sessionSlice, useSession, useUser } from './index';

function Greeting() {
  const user = useUser();
  const { hasFailed, retry } = useSession();
  if (hasFailed)
    return (
      <button type="button" onClick={retry}>
        opnieuw
      </button>
    );
  return <p>{user ? user.displayname : 'bezoeker'}</p>;
}

describe('who is signed in (C14)', () => {
  it('is nobody for a visitor, and then the account is not asked', () => {
    const { requests } = renderPart(<Greeting />);
    expect(screen.getByText('bezoeker')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('is the person that a test signs in', () => {
    renderPart(<Greeting />, { user: makeMe({ displayname: 'Noor' }) });
    expect(screen.getByText('Noor')).toBeVisible();
  });

  it('is asked of the api as soon as somebody is signed in, and nobody again after signing out', async () => {
    const api = stubApi({ getMe: { data: { item: makeMe({ displayname: 'Noor' }) } } });
    const { store } = renderPart(<Greeting />, { api });
    act(() => void store.dispatch(sessionSlice.actions.phaseChanged('member')));
    expect(await screen.findByText('Noor')).toBeVisible();
    act(() => void store.dispatch(sessionSlice.actions.phaseChanged('visitor')));
    expect(screen.getByText('bezoeker')).toBeVisible();
  });

  it('says that the account cannot be read, and asks again', async () => {
    const api = stubApi({ getMe: refuse('INTERNAL') });
    const { store, user } = renderPart(<Greeting />, { api });
    act(() => void store.dispatch(sessionSlice.actions.phaseChanged('member')));
    const again = await screen.findByRole('button', { name: 'opnieuw' });
    api.set({ getMe: { data: { item: makeMe({ displayname: 'Noor' }) } } });
    await user.click(again);
    expect(await screen.findByText('Noor')).toBeVisible();
  });
});
