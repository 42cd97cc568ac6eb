import { type AccessRule, type Me, UserType } from '@portal/shared/contract';
import { sessionSlice } from '@portal/shared/session';
import { makeAdmin, makeMe, makeShelter, makeStaff, refuse, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { RequireAccess } from './require-access';
import { RouteGuard } from './route-guard';

const staff = makeStaff(makeShelter());
const PEOPLE: Record<string, Me | undefined> = { V: undefined, D: makeMe(), S: staff, A: makeAdmin() };
const types = (...listed: string[]): AccessRule => ({ types: listed });

const page = <p>De pagina</p>;

test.each<[rule: AccessRule, person: string, leadsTo: string]>([
  ['public', 'V', '/here?a=1'],
  ['loggedin', 'V', '/login?returnUrl=%2Fhere%3Fa%3D1'],
  ['loggedin', 'D', '/here?a=1'],
  [types('asiel', 'admin'), 'V', '/login?returnUrl=%2Fhere%3Fa%3D1'],
  [types('asiel', 'admin'), 'D', '/geen_toegang'],
  [types('asiel', 'admin'), 'S', '/here?a=1'],
  [types('ADMIN'), 'S', '/geen_toegang'],
  [types('ADMIN'), 'A', '/here?a=1'],
  [types('beheer'), 'A', '/here?a=1'],
  [types('default', 'asiel', 'admin'), 'D', '/here?a=1'],
])('a page for %j opened by %s ends at %s (SH-033, SH-034, SH-036, SHD-007)', async (rule, person, leadsTo) => {
  const user = PEOPLE[person];
  const { address } = renderPart(<RequireAccess rule={rule}>{page}</RequireAccess>, {
    url: '/here?a=1',
    path: '/here',
    ...(user && { user }),
  });
  expect(address()).toBe(leadsTo);
  expect(screen.queryAllByText('De pagina')).toHaveLength(leadsTo.startsWith('/here') ? 1 : 0);
});

test('a page for a role refuses staff without it (SH-035)', () => {
  const rule: AccessRule = { types: ['asiel'], roles: ['asiel'] };
  const { address } = renderPart(<RequireAccess rule={rule}>{page}</RequireAccess>, {
    url: '/here',
    path: '/here',
    user: makeMe({ usertype: UserType.shelter, userroles: [] }),
  });
  expect(address()).toBe('/geen_toegang');
});

test('while the account is read the loader stands there; when it cannot be read, a panel with a retry (SH-013)', async () => {
  const api = stubApi({ getMe: refuse('INTERNAL') });
  const { store, user, go } = renderPart(<RequireAccess rule="loggedin">{page}</RequireAccess>, {
    ...{ api, url: '/', path: '/here' },
  });
  act(() => void store.dispatch(sessionSlice.actions.phaseChanged('loading')));
  await go('/here');
  expect(screen.queryByText('De pagina')).toBeNull();
  act(() => void store.dispatch(sessionSlice.actions.phaseChanged('member')));
  expect(await screen.findByRole('heading', { name: 'Uw account kan niet worden gelezen' })).toBeInTheDocument();
  api.set({ getMe: { data: { item: makeMe() } } });
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('De pagina')).toBeVisible();
});

describe('a visitor with an invite (SH-038, C19, C25)', () => {
  const uuid = '3f2c1a9e-5b7d-4c8e-9f10-2a3b4c5d6e7f';
  const invite = (hasUser: boolean) => ({
    data: { item: { item: 'asiel', itemid: 12, itemname: 'Asiel De Linde', invite_uuid: uuid, hasUser } },
  });
  const open = (answer: ReturnType<typeof invite> | ReturnType<typeof refuse>) =>
    renderPart(
      <RouteGuard
        route={{ path: 'recensies/:invite_uuid', access: 'loggedin', signIn: 'invite' }}
        params={{ invite_uuid: uuid }}
      >
        {page}
      </RouteGuard>,
      { url: `/recensies/${uuid}?rating=5`, path: '/recensies/:id', api: stubApi({ getInvite: answer }) },
    );
  const returnUrl = encodeURIComponent(`/recensies/${uuid}?rating=5`);

  test.each([
    ['belongs to nobody', invite(false), `/registreren?returnUrl=${returnUrl}`],
    ['belongs to somebody', invite(true), `/login?returnUrl=${returnUrl}`],
    ['is unknown', refuse('NOT_FOUND'), `/login?returnUrl=${returnUrl}`],
  ])('that %s goes to the right page', async (_title, answer, leadsTo) => {
    const { address } = open(answer);
    await waitFor(() => expect(address()).toBe(leadsTo));
  });

  test('RE-023: that has ended needs no account: the page says so', async () => {
    const { address } = open(refuse('GONE'));
    expect(await screen.findByText('De pagina')).toBeVisible();
    expect(address()).toBe(`/recensies/${uuid}?rating=5`);
  });
});
