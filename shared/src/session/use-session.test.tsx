import { baseApi } from '@portal/shared/api-slices';
import { makeMe, rawAnswer, refuse, renderPart, stubApi } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { sessionSlice, useSession, useUser } from './index';

/** What the middleware of RTK Query answers to this action, whatever its type says. */
interface Subscriptions {
  getSubscriptionCount(cacheKey: string): number;
}

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

  it('is one query for all who ask', () => {
    const { store } = renderPart(
      <>
        <Greeting />
        <Greeting />
      </>,
      { user: makeMe() },
    );
    const subscriptions: unknown = store.dispatch(baseApi.internalActions.internal_getRTKQSubscriptions());
    expect((subscriptions as Subscriptions).getSubscriptionCount('getMe(undefined)')).toBe(1);
  });

  it.each([
    ['is refused', refuse('INTERNAL')],
    ['is no account', rawAnswer(200, '{"data":{}}', { 'Content-Type': 'application/json' })],
  ])('says that the account cannot be read when the answer %s, and asks again', async (_what, answer) => {
    const api = stubApi({ getMe: answer });
    const { store, user } = renderPart(<Greeting />, { api });
    act(() => void store.dispatch(sessionSlice.actions.phaseChanged('member')));
    const again = await screen.findByRole('button', { name: 'opnieuw' });
    api.set({ getMe: { data: { item: makeMe({ displayname: 'Noor' }) } } });
    await user.click(again);
    expect(await screen.findByText('Noor')).toBeVisible();
  });
});
