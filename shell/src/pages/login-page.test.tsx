import { FAVOURITES_STORAGE_KEY } from '@portal/shared/contract';
import { hasUnsavedInput, sessionSlice } from '@portal/shared/session';
import {
  type FakeIdentity,
  makeAnimal,
  makeFakeIdentity,
  makeMe,
  type Replies,
  refuse,
  renderPart,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../testing/stub-api';
import { LoginPage } from './login-page';

/** The page as the keeper of the session serves it: whoever signs in becomes a member. */
function open(url: string, { identity = makeFakeIdentity() }: { identity?: FakeIdentity } = {}) {
  const api = stubApi({ getMe: { data: { item: makeMe() } }, updateMe: { data: { item: makeMe() } } });
  const rendered = renderPart(<LoginPage />, { url, path: url.startsWith('/login') ? '/login' : '*', identity, api });
  identity.onSession((session) => {
    if (session) act(() => void rendered.store.dispatch(sessionSlice.actions.phaseChanged('member')));
  });
  return { ...rendered, api, identity };
}

const login = () => within(screen.getByRole('form', { name: 'Inloggen' }));
const register = () => within(screen.getByRole('form', { name: 'Registreren' }));
const loginButton = () => login().getByRole('button', { name: 'Inloggen' });

async function fillLogin({ user }: { user: ReturnType<typeof open>['user'] }, email: string, password: string) {
  await user.type(login().getByLabelText('E-mail'), email);
  await user.type(login().getByLabelText('Wachtwoord'), password);
}

function forgetCookie() {
  document.cookie = 'rememberMe=; Max-Age=0; Path=/';
}
beforeEach(forgetCookie);

test('fields that are left say what is missing; the button waits for a valid form (SH-052)', async () => {
  const page = open('/login');
  expect(loginButton()).toBeDisabled();
  await page.user.click(login().getByLabelText('E-mail'));
  await page.user.click(login().getByLabelText('Wachtwoord'));
  await page.user.tab();
  expect(await screen.findByText('Vul uw E-mail in')).toBeVisible();
  expect(await screen.findByText('Vul uw Wachtwoord in')).toBeVisible();
  await fillLogin(page, 'a@b', 'geheim');
  expect(loginButton()).toBeDisabled();
  await page.user.type(login().getByLabelText('E-mail'), '.nl');
  await waitFor(() => expect(loginButton()).toBeEnabled());
});

test.each([
  ['login', '/login', () => login().getByLabelText('E-mail')],
  ['register', '/registreren', () => register().getByLabelText('Voornaam')],
])('what was typed on the side %s holds a reload back (C30)', async (_, url, field) => {
  const { user } = open(url);
  expect(hasUnsavedInput()).toBe(false);
  await user.type(field(), 'a');
  await waitFor(() => expect(hasUnsavedInput()).toBe(true));
  await user.clear(field());
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
});

test('signing in leads back to where the visitor came from (SH-021)', async () => {
  const page = open('/login?returnUrl=%2Fdier%2Fabc%3Ffoto%3D2');
  await fillLogin(page, 'jan@post.example', 'Vlinder.tuin.27');
  await page.user.click(loginButton());
  await waitFor(() => expect(page.address()).toBe('/dier/abc?foto=2'));
  expect(page.identity.calls).toEqual([['signIn', 'jan@post.example', 'Vlinder.tuin.27']]);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/logout', 'javascript:alert(1)'])(
  'a returnUrl of %s leads home (SH-037)',
  async (returnUrl) => {
    const page = open(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await fillLogin(page, 'jan@post.example', 'geheim');
    await page.user.click(loginButton());
    await waitFor(() => expect(page.address()).toBe('/'));
  },
);

test.each([
  ['wrong-credentials', 'E-mail of wachtwoord is onjuist'],
  ['too-many', 'U heeft dit te vaak geprobeerd. Wacht enkele minuten en probeer het dan opnieuw.'],
  ['disabled', 'Dit account is gesloten of geblokkeerd. Neem contact met ons op als dat niet klopt.'],
  ['network', 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.'],
] as const)('the refusal %s is said in Dutch and what was typed stays (SH-052, C24)', async (code, text) => {
  const page = open('/login', { identity: makeFakeIdentity({ fails: { signIn: code } }) });
  await fillLogin(page, 'jan@post.example', 'geheim');
  await page.user.click(loginButton());
  expect(await screen.findByText(text)).toBeVisible();
  expect(login().getByLabelText('E-mail')).toHaveValue('jan@post.example');
  expect(login().getByLabelText('Wachtwoord')).toHaveValue('geheim');
  page.identity.fail({});
  await page.user.click(loginButton());
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('the address is remembered only when asked, and filled in next time (SH-053)', async () => {
  const page = open('/login');
  await fillLogin(page, 'jan@post.example', 'geheim');
  await page.user.click(loginButton());
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(document.cookie).not.toContain('rememberMe');
  page.unmount();

  const again = open('/login');
  await fillLogin(again, 'jan@post.example', 'geheim');
  await again.user.click(login().getByRole('checkbox', { name: 'Onthoud mijn e-mailadres' }));
  await again.user.click(loginButton());
  await waitFor(() => expect(document.cookie).toContain('rememberMe=jan%40post.example'));
  again.unmount();

  open('/login');
  expect(login().getByLabelText('E-mail')).toHaveValue('jan@post.example');
  expect(login().getByRole('checkbox')).toBeChecked();
});

test('the three providers; a window that was closed is no error (SH-055)', async () => {
  const page = open('/login', { identity: makeFakeIdentity({ fails: { signInWith: 'popup-closed' } }) });
  expect(screen.getAllByRole('button', { name: /Inloggen met/ }).map((button) => button.textContent)).toEqual([
    'Inloggen met Google',
    'Inloggen met Facebook',
    'Inloggen met Microsoft',
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Inloggen met Facebook' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', '']);
  page.identity.fail({ signInWith: 'account-exists' });
  await page.user.click(screen.getByRole('button', { name: 'Inloggen met Microsoft' }));
  expect(await screen.findByText(/^Er is al een account met dit e-mailadres/)).toBeVisible();
  page.identity.fail({});
  await page.user.click(screen.getByRole('button', { name: 'Inloggen met Google' }));
  await waitFor(() => expect(page.address()).toBe('/'));
});

describe('registering', () => {
  const fill = async ({ user }: ReturnType<typeof open>, password = 'Vlinder.tuin.27') => {
    await user.type(register().getByLabelText('Voornaam'), 'Jan');
    await user.type(register().getByLabelText('Achternaam'), 'de Boer');
    await user.type(register().getByLabelText('E-mail'), 'jan@post.example');
    await user.type(register().getByLabelText('Wachtwoord'), password);
    await user.click(register().getByRole('checkbox'));
  };
  const button = () => register().getByRole('button', { name: 'Account maken' });

  test.each([
    ['123456789', false],
    ['1234567890', true],
    ['twaalf letters', false],
    ['aZ9._%+-aZ', true],
  ])('the password %s makes a valid form: %s (SH-054)', async (password, isValid) => {
    const page = open('/registreer');
    await fill(page, password);
    await page.user.tab();
    if (isValid) await waitFor(() => expect(button()).toBeEnabled());
    else {
      expect(button()).toBeDisabled();
      expect(screen.getByText('Vul uw Wachtwoord in, minimaal 10 karakters')).toBeVisible();
    }
  });

  test('without agreeing the button stays off (SH-054)', async () => {
    const page = open('/registreren');
    await fill(page);
    await waitFor(() => expect(button()).toBeEnabled());
    await page.user.click(register().getByRole('checkbox'));
    await waitFor(() => expect(button()).toBeDisabled());
  });

  test('makes the account, then keeps the names, then goes on (SH-054, SH-060)', async () => {
    const page = open('/registreer');
    await fill(page);
    await page.user.click(button());
    await waitFor(() => expect(page.api.requestsOf('updateMe')).toHaveLength(1));
    expect(page.identity.calls[0]).toMatchObject(['register', { firstName: 'Jan', email: 'jan@post.example' }]);
    expect(page.api.requestsOf('updateMe')[0]?.body).toEqual({ firstname: 'Jan', lastName: 'de Boer' });
    await waitFor(() => expect(page.store.getState().toast.toasts[0]?.title).toBe('Uw account is gemaakt'));
  });

  test('says when the names were not kept, but the account was made', async () => {
    const page = open('/registreer');
    page.api.set({ updateMe: refuse('INTERNAL') });
    await fill(page);
    await page.user.click(button());
    await waitFor(() =>
      expect(page.store.getState().toast.toasts.map(({ title }) => title)).toEqual([
        'Uw naam is niet opgeslagen',
        'Uw account is gemaakt',
      ]),
    );
  });

  test('an address that has an account is told, and nothing typed is lost', async () => {
    const page = open('/registreer', { identity: makeFakeIdentity({ fails: { register: 'email-in-use' } }) });
    await fill(page);
    await page.user.click(button());
    expect(await screen.findByText(/^Er is al een account met dit e-mailadres/)).toBeVisible();
    expect(register().getByLabelText('Voornaam')).toHaveValue('Jan');
  });
});

test('both sides keep the way back, and what was typed stays when the side changes (SH-050)', async () => {
  const page = open('/registreren?returnUrl=%2Frecensies%2Fx');
  await page.user.type(register().getByLabelText('Voornaam'), 'Jan');
  await page.user.click(screen.getAllByRole('link', { name: 'Inloggen' })[0] as HTMLElement);
  expect(page.address()).toBe('/login?returnUrl=%2Frecensies%2Fx');
  expect(screen.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await page.user.click(screen.getAllByRole('link', { name: 'Registreren' })[0] as HTMLElement);
  expect(page.address()).toBe('/registreer?returnUrl=%2Frecensies%2Fx');
  expect(register().getByLabelText('Voornaam')).toHaveValue('Jan');
});

test('while a button below is pressed no message comes that would move it away (SH-056)', async () => {
  const page = open('/login');
  await page.user.click(login().getByLabelText('Wachtwoord'));
  const target = screen.getByRole('button', { name: 'Wachtwoord vergeten?' });
  await page.user.pointer({ keys: '[MouseLeft>]', target });
  expect(login().getByLabelText('Wachtwoord')).not.toHaveFocus();
  expect(screen.queryByText('Vul uw Wachtwoord in')).toBeNull();
  await page.user.pointer({ keys: '[/MouseLeft]', target });
  expect(await screen.findByRole('dialog', { name: 'Wachtwoord vergeten' })).toBeVisible();
});

test('the dialog for a forgotten password takes over what was typed and answers always the same (SH-056)', async () => {
  const page = open('/login');
  await page.user.type(login().getByLabelText('E-mail'), 'jan@post.example');
  await page.user.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wachtwoord vergeten' }));
  const email = dialog.getByLabelText('E-mail');
  expect(email).toHaveValue('jan@post.example');
  await page.user.clear(email);
  await page.user.tab();
  expect(await dialog.findByText('Vul uw email in')).toBeVisible();
  await page.user.type(email, 'niemand@post.example');
  await page.user.click(dialog.getByRole('button', { name: 'Link versturen' }));
  expect(await dialog.findByText('Kijk in uw e-mail')).toBeVisible();
  expect(page.identity.calls).toEqual([['sendPasswordReset', 'niemand@post.example']]);
});

test('whoever is signed in goes on at once', () => {
  const { address } = renderPart(<LoginPage />, { url: '/login?returnUrl=%2Fnieuws', path: '/login', user: makeMe() });
  expect(address()).toBe('/nieuws');
});

describe('what one signs in for (C64)', () => {
  const album = makeAnimal({ naam: 'Album' });
  const back = encodeURIComponent(`/dier/${album.uuidkey}?react=1`);
  const openFor = (url: string, getAnimal: Replies['getAnimal'] = { data: { item: album } }) =>
    renderPart(<LoginPage />, { url, path: '*', identity: makeFakeIdentity(), api: stubApi({ getAnimal }) });

  test('reacting: the animal by its name, with the way to an account that keeps the way back', async () => {
    const { user, address } = openFor(`/login?returnUrl=${back}`);
    expect(await screen.findByText('Log in om op Album te reageren')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Maak er een' }));
    expect(address()).toBe(`/registreer?returnUrl=${back}`);
    expect(await screen.findByText('Maak een account om op Album te reageren')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(address()).toBe(`/login?returnUrl=${back}`);
  });

  test('an animal that does not come leaves the plain page', async () => {
    openFor(`/login?returnUrl=${back}`, refuse('NOT_FOUND'));
    expect(await screen.findByText('Fijn dat u er weer bent.')).toBeVisible();
    expect(screen.queryByText(/te reageren/)).not.toBeInTheDocument();
    expect(loginButton()).toBeVisible();
  });

  test.each([
    ['/zoek/dieren/kat?save=1', 'Log in om deze zoekopdracht op te slaan'],
    ['/favorieten', 'Log in om uw favorieten te bewaren'],
    ['/recensies/x', 'Log in om uw recensie te schrijven'],
  ])('%s', (returnUrl, words) => {
    const { requests } = openFor(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    expect(screen.getByText(words)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('a visitor who comes for nothing of these finds what this device keeps', () => {
    localStorage.setItem(FAVOURITES_STORAGE_KEY, JSON.stringify([album.uuidkey]));
    openFor('/login');
    expect(screen.getByRole('link', { name: 'Bekijk uw favorieten op dit apparaat (1)' })).toHaveAttribute(
      'href',
      '/favorieten',
    );
    localStorage.clear();
  });
});
