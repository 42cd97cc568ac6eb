import { registerStore } from '@portal/shared/session';
import { makeConfig, makeRegister, makeRelease, makeRemoteRow, renderPart } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Layout } from './layout';

const search = makeRemoteRow({
  current: makeRelease({
    routes: ['zoek', 'zoek/kat', 'zoek/dieren/kat', 'zoek/dieren/hond'].map((path) => ({ path, access: 'public' })),
    menu: [
      { slot: 'header.search', order: 20, label: 'Honden', to: '/zoek/dieren/hond' },
      { slot: 'header.search', order: 10, label: 'Katten', to: '/zoek/dieren/kat' },
    ],
  }),
});
const content = makeRemoteRow({
  name: 'mf-content',
  current: makeRelease({
    build: 'c0ffee00',
    routes: ['nieuws', 'over-ons/doelstelling', 'privacy-policy'].map((path) => ({ path, access: 'public' })),
    menu: [
      { slot: 'header.news', order: 10, label: 'Nieuws', to: '/nieuws' },
      { slot: 'header.about', order: 10, label: 'Doelstelling', to: '/over-ons/doelstelling' },
    ],
  }),
});

afterEach(() => {
  act(() => registerStore.set(null));
  document.documentElement.removeAttribute('dark');
});

function renderLayout(remotes = [search, content]) {
  registerStore.set(makeRegister(remotes));
  return renderPart(<Layout onCookieSettings={() => {}}>inhoud</Layout>, {
    url: '/nieuws',
    config: makeConfig({ demo: true }),
  });
}

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));

test('the header shows the entries of the releases, dropdowns in their order (SH-004)', async () => {
  const { user } = renderLayout();
  expect(mainMenu().getByRole('link', { name: 'Nieuws' })).toHaveAttribute('href', '/nieuws');
  await user.click(mainMenu().getByRole('button', { name: 'Zoeken' }));
  const links = mainMenu().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Katten', 'Honden', 'Nieuws']);
});

test('a menu whose remote is not in the register, or is switched off, is not there: nothing dead is shown', () => {
  renderLayout([search, { ...content, enabled: false, disabledReason: 'onderhoud' }]);
  expect(mainMenu().queryByRole('button', { name: 'Over ons' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Privacyverklaring' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /ANBI/ })).not.toBeInTheDocument();
});

test('a dropdown works by keyboard: arrows move, Escape closes and gives the focus back (SH-004)', async () => {
  const { user } = renderLayout();
  const button = mainMenu().getByRole('button', { name: 'Zoeken' });
  button.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(mainMenu().getByRole('link', { name: 'Katten' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(mainMenu().getByRole('link', { name: 'Honden' })).toHaveFocus());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(mainMenu().getByRole('link', { name: 'Honden' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(mainMenu().getByRole('link', { name: 'Katten' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a dropdown closes when the focus goes on to the rest of the page', async () => {
  const { user } = renderLayout();
  await user.click(mainMenu().getByRole('button', { name: 'Zoeken' }));
  await user.click(screen.getByRole('button', { name: 'Donkere kleuren' }));
  expect(mainMenu().getByRole('button', { name: 'Zoeken' })).toHaveAttribute('aria-expanded', 'false');
});

test('the bottom bar holds the entries that lead somewhere, in the order of the specification (SH-006)', () => {
  renderLayout();
  const bar = within(screen.getByRole('navigation', { name: 'Menu onderaan' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Zoeken', 'Home', 'Nieuws', 'Profiel']);
  expect(bar.getByRole('link', { name: 'Nieuws' })).toHaveAttribute('aria-current', 'page');
});

test('the footer shows links, legal details and the ANBI badge (SH-008)', () => {
  renderLayout();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Katten' })).toHaveAttribute('href', '/zoek/kat');
  expect(footer.getByRole('link', { name: 'Privacyverklaring' })).toHaveAttribute('href', '/privacy-policy');
  expect(footer.getByRole('link', { name: /ANBI/ })).toHaveAttribute('href', '/over-ons/doelstelling#anbi');
  expect(footer.getByText('Stichting Pootjesplein')).toBeVisible();
});

test('the button of the colours sets and removes the attribute dark and keeps the choice (SH-010)', async () => {
  const { user } = renderLayout();
  await user.click(screen.getByRole('button', { name: 'Donkere kleuren' }));
  expect(document.documentElement).toHaveAttribute('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Lichte kleuren' }));
  expect(document.documentElement).not.toHaveAttribute('dark');
});

test('the button follows the attribute whoever sets it (SH-010)', async () => {
  renderLayout();
  act(() => document.documentElement.setAttribute('dark', ''));
  expect(await screen.findByRole('button', { name: 'Lichte kleuren' })).toBeVisible();
  act(() => document.documentElement.removeAttribute('dark'));
});

test('without a register the frame says that the website is limited', () => {
  renderPart(<Layout onCookieSettings={() => {}}>inhoud</Layout>);
  expect(screen.getByRole('alert')).toHaveTextContent('De website is nu beperkt bereikbaar.');
});
