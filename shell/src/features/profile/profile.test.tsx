import type { Me, Session } from '@portal/shared/contract';
import { FreshSignInProvider, hasUnsavedInput, useUser } from '@portal/shared/session';
import { makeFakeIdentity, makeMe, refuse, renderPart, uuidkeyOf } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { EmailSection } from './email-section';
import { LeaveSection } from './leave-section';
import { MailSection } from './mail-section';
import { NamesSection } from './names-section';
import { PasswordSection } from './password-section';
import { ProvidersSection } from './providers-section';
import { SessionsSection } from './sessions-section';
import { VerifyNotice } from './verify-notice';

const me = makeMe();
const answerOf = (item: Me) => ({ data: { item } });

const session = (overrides: Partial<Session>): Session => ({
  ...{ id: 'a', user_agent: null, ip_prefix: null, current: false },
  ...{ created_at: '2026-11-01T09:00:00.000Z', last_used_at: '2026-11-12T09:00:00.000Z' },
  ...overrides,
});

function Names() {
  const user = useUser();
  return (
    <>
      <p>{`kop: ${user?.displayname}`}</p>
      <NamesSection user={me} />
    </>
  );
}

describe('names', () => {
  test('a changed name is sent, and shows wherever the account is shown (SH-042)', async () => {
    const changed = { ...me, firstname: 'Nora', displayname: 'Nora de Vries' };
    const api = stubApi({ updateMe: answerOf(changed), getMe: answerOf(changed) });
    const { user } = renderPart(<Names />, { user: me, api });
    const first = screen.getByRole('textbox', { name: 'Voornaam' });
    await user.clear(first);
    await user.type(first, 'Nora');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('kop: Nora de Vries')).toBeVisible();
    expect(api.requestsOf('updateMe')[0]?.body).toEqual({ firstname: 'Nora', lastName: 'de Vries' });
  });

  test('what was typed holds a reload and the idle sign-out back until it is saved (C30)', async () => {
    const { user } = renderPart(<Names />, { user: me, api: stubApi({ updateMe: answerOf(me), getMe: answerOf(me) }) });
    expect(hasUnsavedInput()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Voornaam' }), 'a');
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(hasUnsavedInput()).toBe(false));
  });

  test('a typed name waits for the same person', async () => {
    const { user, unmount } = renderPart(<Names />, { user: me });
    await user.type(screen.getByRole('textbox', { name: 'Voornaam' }), 'tje');
    unmount();
    renderPart(<Names />, { user: me });
    expect(screen.getByRole('textbox', { name: 'Voornaam' })).toHaveValue(`${me.firstname}tje`);
  });

  test('an empty name is refused under its field, and nothing is sent', async () => {
    const { user, requests } = renderPart(<Names />, { user: me });
    await user.clear(screen.getByRole('textbox', { name: 'Achternaam' }));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect((await screen.findAllByText('Vul uw Achternaam in')).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Achternaam' })).toHaveFocus();
    expect(requests).toEqual([]);
  });
});

describe('e-mail address', () => {
  async function change(identity = makeFakeIdentity()) {
    const { user } = renderPart(<EmailSection user={me} />, { user: me, identity });
    await user.click(screen.getByRole('button', { name: 'E-mailadres wijzigen' }));
    expect(screen.getByRole('textbox', { name: 'Nieuw e-mailadres' })).toHaveFocus();
    await user.type(screen.getByRole('textbox'), 'nieuw@post.example');
    await user.click(screen.getByRole('button', { name: 'Stuur bevestiging' }));
    return identity;
  }

  test('another address gets a mail first; the present one stays (C14)', async () => {
    const identity = await change();
    expect(await screen.findByRole('status')).toHaveTextContent('nieuw@post.example');
    expect(screen.getByText(me.email)).toBeVisible();
    expect(identity.calls).toEqual([['changeEmail', 'nieuw@post.example']]);
    expect(screen.getByRole('button', { name: 'E-mailadres wijzigen' })).toHaveFocus();
  });

  test('the open form holds a reload back, until it is closed (C30)', async () => {
    const { user } = renderPart(<EmailSection user={me} />, { user: me });
    expect(hasUnsavedInput()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'E-mailadres wijzigen' }));
    expect(hasUnsavedInput()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(hasUnsavedInput()).toBe(false);
  });

  test('an address of somebody else is refused under the field; what was typed stays', async () => {
    await change(makeFakeIdentity({ fails: { changeEmail: 'email-in-use' } }));
    expect((await screen.findAllByText('Dit e-mailadres is al in gebruik')).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox')).toHaveValue('nieuw@post.example');
  });
});

describe('password', () => {
  async function change(identity = makeFakeIdentity(), next = 'Beter.wachtwoord1') {
    const { user } = renderPart(<PasswordSection user={me} />, { user: me, identity });
    await user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    await user.type(screen.getByLabelText('Huidig wachtwoord'), 'Oud.wachtwoord1');
    await user.type(screen.getByLabelText('Nieuw wachtwoord'), next);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    return identity;
  }

  test('the present password is checked before the new one is set (C14)', async () => {
    const identity = await change();
    expect(await screen.findByRole('button', { name: 'Wachtwoord wijzigen' })).toHaveFocus();
    expect(identity.calls).toEqual([
      ['reauthenticate', 'Oud.wachtwoord1'],
      ['changePassword', 'Beter.wachtwoord1'],
    ]);
  });

  test('a wrong present password is said under that field', async () => {
    await change(makeFakeIdentity({ fails: { reauthenticate: 'wrong-credentials' } }));
    expect(await screen.findByLabelText('Huidig wachtwoord')).toHaveAccessibleDescription(
      'Uw huidige wachtwoord is onjuist',
    );
  });

  test('a short new password is refused with the text of the specification', async () => {
    const identity = await change(makeFakeIdentity(), 'kort');
    expect((await screen.findAllByText('Vul uw Wachtwoord in, minimaal 10 karakters')).length).toBeGreaterThan(0);
    expect(identity.calls).toEqual([]);
  });

  test('an account without a password can choose one by mail', async () => {
    const identity = makeFakeIdentity();
    const social = makeMe({ providers: ['google.com'] });
    const { user } = renderPart(<PasswordSection user={social} />, { user: social, identity });
    await user.click(screen.getByRole('button', { name: 'Stuur een e-mail om een wachtwoord te kiezen' }));
    expect(identity.calls).toEqual([['sendPasswordReset', social.email]]);
  });
});

describe('accounts of identity providers', () => {
  test('one can be linked and unlinked, and the account is read again', async () => {
    const linked = makeMe({ providers: ['password', 'google.com'] });
    const identity = makeFakeIdentity();
    const api = stubApi({ getMe: answerOf(linked) });
    const { user } = renderPart(<ProvidersSection user={linked} />, { user: linked, identity, api });
    await user.click(screen.getByRole('button', { name: 'Google ontkoppelen' }));
    await user.click(screen.getByRole('button', { name: 'Microsoft koppelen' }));
    expect(identity.calls).toEqual([
      ['unlink', 'google'],
      ['link', 'microsoft'],
    ]);
    expect(api.requestsOf('getMe').length).toBeGreaterThan(0);
  });

  test('the last way to sign in stays, and the page says why (C14)', () => {
    const only = makeMe({ providers: ['facebook.com'] });
    renderPart(<ProvidersSection user={only} />, { user: only });
    const button = screen.getByRole('button', { name: 'Facebook ontkoppelen' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/enige manier/);
  });
});

test('the mails of a saved search can be chosen for each (C12, C14)', async () => {
  const search = {
    ...{ uuidkey: uuidkeyOf(5), naam: 'Katten in Utrecht', soort: [1 as const], filters: {}, notify: 'none' as const },
    ...{ last_viewed_at: '2026-11-01T09:00:00.000Z', newCount: 0 },
  };
  const api = stubApi({
    listSavedSearches: { data: { items: [search] } },
    updateSavedSearch: { data: { item: { ...search, notify: 'weekly' } } },
  });
  const { user } = renderPart(<MailSection />, { user: me, api });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Katten in Utrecht' }), 'Elke week');
  expect(api.requestsOf('updateSavedSearch')[0]).toMatchObject({
    path: `savedsearch/${search.uuidkey}`,
    body: { notify: 'weekly' },
  });
});

describe('signed-in browsers', () => {
  const sessions = [
    session({ id: 'this', current: true, user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }),
    session({
      id: 'one',
      user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Safari/604.1',
    }),
    session({ id: 'two', user_agent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }),
  ];

  test('each has a name that people know, this one cannot be signed out here', async () => {
    renderPart(<SessionsSection />, { user: me, api: stubApi({ listSessions: { data: { items: sessions } } }) });
    const rows = within(await screen.findByRole('list', { name: 'Apparaten' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome op LinuxDit apparaat',
      'Safari op iPhoneLaatst gebruikt op 12-11-2026Uitloggen',
      'Firefox op WindowsLaatst gebruikt op 12-11-2026Uitloggen',
    ]);
  });

  test.each([
    ['Firefox op Windows uitloggen', ['me/session/two']],
    ['Alle andere apparaten uitloggen', ['me/session/one', 'me/session/two']],
  ])('%s ends %j', async (name, ended) => {
    const api = stubApi({ listSessions: { data: { items: sessions } }, endSession: null });
    const { user } = renderPart(<SessionsSection />, { user: me, api });
    await user.click(await screen.findByRole('button', { name }));
    expect(api.requestsOf('endSession').map(({ path }) => path)).toEqual(ended);
  });
});

test('who did not confirm the address can have the mail again', async () => {
  const identity = makeFakeIdentity();
  const { user } = renderPart(<VerifyNotice email={me.email} />, { user: me, identity });
  await user.click(screen.getByRole('button', { name: 'Stuur de e-mail opnieuw' }));
  expect(identity.calls).toEqual([['sendVerification']]);
});

describe('leaving', () => {
  const openLeave = (api: ReturnType<typeof stubApi>, run = (work: () => Promise<unknown>) => work()) => {
    const onClosed = jest.fn();
    const page = renderPart(
      <FreshSignInProvider run={run as <Result>(work: () => Promise<Result>) => Promise<Result>}>
        <LeaveSection onClosed={onClosed} />
      </FreshSignInProvider>,
      { user: me, api, url: '/mijn-pootjesplein/profiel#verwijderen' },
    );
    return { ...page, onClosed };
  };

  test('the account is closed after a confirmation, and after a fresh sign-in (SH-059, C14)', async () => {
    const api = stubApi({ closeMe: refuse('REAUTH_REQUIRED') });
    const { user, onClosed } = openLeave(api, async (work) => {
      await expect(work()).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' });
      api.set({ closeMe: { data: { restoreDays: 14 } } });
      return work();
    });
    await user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
    expect(api.requestsOf('closeMe')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Ja, verwijder mijn account' }));
    expect(onClosed).toHaveBeenCalledWith(14);
  });

  test('the link of the privacy policy leads to the heading (SH-059)', async () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    openLeave(stubApi());
    const heading = screen.getByRole('heading', { name: 'Account verwijderen' });
    await screen.findByText(/14 dagen/);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(heading).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalled();
  });

  test('the own data come as a file (C14)', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:test';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = openLeave(stubApi({ exportMe: { data: { account: [{ email: me.email }] } } }));
    await user.click(screen.getByRole('button', { name: 'Download mijn gegevens' }));
    expect(click).toHaveBeenCalled();
    expect(saved[0]?.type).toBe('application/json');
    click.mockRestore();
  });

  test('a refusal is told, and the account stays', async () => {
    const { user, onClosed, store } = openLeave(stubApi({ closeMe: refuse('LAST_ADMIN') }));
    await user.click(screen.getByRole('button', { name: 'Account verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, verwijder mijn account' }));
    expect(onClosed).not.toHaveBeenCalled();
    expect(store.getState().toast.toasts[0]).toMatchObject({
      type: 'error',
      message: expect.stringContaining('laatste beheerder'),
    });
  });
});
