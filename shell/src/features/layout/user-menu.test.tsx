import type { Me } from '@portal/shared/contract';
import { DialogProvider, registerStore } from '@portal/shared/session';
import {
  makeAdmin,
  makeMe,
  makeRegister,
  makeRelease,
  makeRemoteRow,
  makeStaff,
  renderPart,
} from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { type StubApi, stubApi } from '../../testing/stub-api';
import { MobileBar } from './mobile-bar';
import { UserMenu } from './user-menu';

const remotes = [
  makeRemoteRow({
    name: 'mf-beheer',
    current: makeRelease({
      build: 'bebebebe',
      routes: ['admin/beheer', 'asiels/beheer/:id', 'contact', 'recensies/:invite_uuid'].map((path) => ({
        path,
        access: 'public' as const,
      })),
    }),
  }),
];

const waiting = (unread: number) => ({ data: { unread, items: [{ sql_id: 7, itemname: 'De Linde', unread }] } });
const nothing = { data: { unread: 0, items: [] } };

beforeEach(() => registerStore.set(makeRegister(remotes)));
afterEach(() => act(() => registerStore.set(null)));

async function openMenu(user: Me, name: string | RegExp, api: StubApi = stubApi({ getUnreadMessages: nothing })) {
  const openDialog = jest.fn();
  const page = renderPart(
    <DialogProvider open={openDialog}>
      <UserMenu />
    </DialogProvider>,
    { user, url: '/nieuws', api },
  );
  await page.user.click(await screen.findByRole('button', { name }));
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const words = within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  return { ...page, openDialog, links, words };
}

test('a visitor gets the button Inloggen, with the present page as the way back (SH-005, SH-021)', async () => {
  const { go } = renderPart(<UserMenu />, { url: '/dier/abc?foto=2' });
  const link = () => screen.getByRole('link', { name: 'Inloggen' });
  expect(link()).toHaveAttribute('href', '/login?returnUrl=%2Fdier%2Fabc%3Ffoto%3D2');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await go('/login?returnUrl=%2Fnieuws');
  expect(link()).toHaveAttribute('href', '/login?returnUrl=%2Fnieuws');
});

test('an adopter has these five entries and no version (SH-015, SH-017, SH-020)', async () => {
  const { words, links } = await openMenu(makeMe(), 'Noor de Vries');
  expect(words).toEqual(['Mijn Pootjesplein', 'Zoekopdrachten', 'Favorieten', 'Reacties', 'Uitloggen']);
  expect(links()).toEqual([
    '/mijn-pootjesplein',
    '/mijn-pootjesplein/zoekopdrachten',
    '/mijn-pootjesplein/favorieten',
    '/mijn-pootjesplein/reacties',
    '/logout',
  ]);
  expect(screen.queryByText(/Versie/)).not.toBeInTheDocument();
});

test('staff of a shelter have these seven entries and no version (SH-016, SH-017, SH-020)', async () => {
  const staff = makeStaff();
  const { words, links } = await openMenu(staff, 'Balie De Linde');
  expect(words).toEqual([
    'Mijn Pootjesplein',
    'Asielprofiel',
    'Reacties',
    'Dierenoverzicht',
    'Dier toevoegen',
    'Contact',
    'Uitloggen',
  ]);
  expect(links()).toEqual([
    '/mijn-pootjesplein',
    '/mijn-pootjesplein/asielprofiel',
    '/mijn-pootjesplein/reacties',
    `/asiels/beheer/${staff.uuidkey}`,
    '/contact',
    '/logout',
  ]);
  expect(screen.queryByText(/Versie/)).not.toBeInTheDocument();
});

test('an admin has these five entries and the version of the app (SH-017, SH-020)', async () => {
  const { words, links } = await openMenu(makeAdmin(), 'Bestuur');
  expect(words).toEqual(['Mijn Pootjesplein', 'Reacties', 'Dier toevoegen', 'Beheer accounts', 'Uitloggen']);
  expect(links()).toEqual(['/mijn-pootjesplein', '/mijn-pootjesplein/reacties', '/admin/beheer', '/logout']);
  expect(screen.getByText('Versie 1.0.0 (3f9c3f9c)')).toBeVisible();
});

test('Dier toevoegen opens the dialog, with the focus back on the button; a new animal is shown (SH-018)', async () => {
  const { user, openDialog, address } = await openMenu(makeStaff(), 'Balie De Linde');
  await user.click(screen.getByRole('button', { name: 'Dier toevoegen' }));
  expect(openDialog).toHaveBeenCalledWith('dialog.animal-form', {}, expect.any(Function));
  expect(screen.getByRole('button', { name: 'Balie De Linde' })).toHaveFocus();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  const onClose = openDialog.mock.calls[0][2];
  await act(async () => onClose());
  expect(address()).toBe('/nieuws');
  await act(async () => onClose({ uuidkey: 'abc', created: true }));
  expect(address()).toBe('/dier/abc');
});

test('the menu works by keyboard, also its entries that are no links (SH-014, C45)', async () => {
  const { user } = await openMenu(makeStaff(), 'Balie De Linde');
  const button = screen.getByRole('button', { name: 'Balie De Linde' });
  button.focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Uitloggen' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Dier toevoegen' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an entry of a remote that is not there is left out: nothing dead is shown', async () => {
  registerStore.set(makeRegister([]));
  const { words } = await openMenu(makeAdmin(), 'Bestuur');
  expect(words).not.toContain('Beheer accounts');
});

test('C58: messages that wait are counted beside the name, and an entry leads to the first of them', async () => {
  const api = stubApi({ getUnreadMessages: waiting(3) });
  const { words, links } = await openMenu(makeMe(), /^Noor de Vries +\(3 nieuwe berichten\)$/, api);
  expect(words[1]).toBe('3 nieuwe berichten');
  expect(links()[1]).toBe('/recensies/7');
  expect(api.requestsOf('getUnreadMessages')).toHaveLength(1);
});

test('C58: one message is one; an admin and a visitor are not asked for', async () => {
  const { words, unmount } = await openMenu(
    makeStaff(),
    /^Balie De Linde +\(1 nieuw bericht\)$/,
    stubApi({ getUnreadMessages: waiting(1) }),
  );
  expect(words[2]).toBe('1 nieuw bericht');
  unmount();
  const api = stubApi();
  await openMenu(makeAdmin(), 'Bestuur', api);
  expect(api.requests).toEqual([]);
});

test.each([
  ['a visitor', undefined, '/login?returnUrl=%2Fmijn-pootjesplein'],
  ['an adopter', makeMe(), '/mijn-pootjesplein'],
])('Profiel of the bottom bar leads %s to %s (SH-022)', (_who, user, href) => {
  renderPart(<MobileBar />, user ? { user } : {});
  expect(screen.getByRole('link', { name: 'Profiel' })).toHaveAttribute('href', href);
});
