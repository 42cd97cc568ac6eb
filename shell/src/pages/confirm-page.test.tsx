import { hangingAnswer, makeFakeIdentity, makeMe, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SignOutContext } from '../features/session/sign-out-context';
import { stubApi } from '../testing/stub-api';
import { ConfirmPage } from './confirm-page';

const at = (mode: string, code = 'code-of-the-mail') => ({
  url: `/bevestigen?mode=${mode}&oobCode=${code}`,
  path: '/bevestigen',
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const BAD = 'Deze link is al gebruikt of verlopen';

test.each([
  ['verifyEmail', 'E-mailadres bevestigen', 'Uw e-mailadres is bevestigd'],
  ['verifyAndChangeEmail', 'Nieuw e-mailadres bevestigen', 'Uw e-mailadres is gewijzigd'],
  ['recoverEmail', 'E-mailadres terugzetten', 'Uw vorige e-mailadres is teruggezet'],
] as const)('%s: opening changes nothing, the button does (C24)', async (mode, button, done) => {
  const identity = makeFakeIdentity({ code: { mode, email: 'jan@post.example', newEmail: null } });
  const { user } = renderPart(<ConfirmPage />, { ...at(mode), identity });
  expect(await screen.findByText(/jan@post\.example/)).toBeVisible();
  expect(identity.calls).toEqual([['checkCode', 'code-of-the-mail']]);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await heading(done)).toBeVisible();
  expect(identity.calls[1]).toEqual(['applyCode', 'code-of-the-mail']);
});

test('resetPassword: a new password by the rules of the form, then logging in (SH-056)', async () => {
  const identity = makeFakeIdentity({ code: { mode: 'resetPassword', email: 'jan@post.example', newEmail: null } });
  const signOut = jest.fn(async () => {});
  const { user } = renderPart(
    <SignOutContext value={signOut}>
      <ConfirmPage />
    </SignOutContext>,
    { ...at('resetPassword'), identity, user: makeMe() },
  );
  const field = await screen.findByLabelText('Nieuw wachtwoord');
  await user.type(field, 'kort');
  const button = screen.getByRole('button', { name: 'Wachtwoord opslaan' });
  expect(button).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'Andere.tuin.28');
  await waitFor(() => expect(button).toBeEnabled());
  identity.fail({ confirmPasswordReset: 'weak-password' });
  await user.click(button);
  expect(await screen.findByText(/te makkelijk te raden/)).toBeVisible();
  expect(field).toHaveValue('Andere.tuin.28');
  identity.fail({});
  await user.click(button);
  expect(await heading('Uw wachtwoord is gewijzigd')).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
});

test.each([
  ['verifyEmail', 'Nieuwe link sturen', '/login?returnUrl=%2Fbevestigen%3Fmode%3DverifyEmail'],
  ['resetPassword', 'Nieuwe link aanvragen', '/login#wachtwoord-vergeten'],
  ['verifyAndChangeEmail', 'Naar mijn profiel', '/mijn-pootjesplein/profiel'],
] as const)('a used code of %s leads to a new one (C24)', async (mode, link, href) => {
  renderPart(<ConfirmPage />, { ...at(mode), identity: makeFakeIdentity({ fails: { checkCode: 'bad-code' } }) });
  expect(await heading(BAD)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('a code of another mode is as good as a wrong one', async () => {
  const identity = makeFakeIdentity({ code: { mode: 'resetPassword', email: 'jan@post.example', newEmail: null } });
  renderPart(<ConfirmPage />, { ...at('verifyEmail'), identity });
  expect(await heading(BAD)).toBeVisible();
});

test('whoever is signed in gets the mail that confirms once more', async () => {
  const identity = makeFakeIdentity({ fails: { checkCode: 'bad-code', sendVerification: 'too-many' } });
  const { user } = renderPart(<ConfirmPage />, { ...at('verifyEmail'), identity, user: makeMe() });
  await user.click(await screen.findByRole('button', { name: 'Nieuwe link sturen' }));
  expect(await screen.findByText(/te vaak geprobeerd/)).toBeVisible();
  identity.fail({});
  await user.click(screen.getByRole('button', { name: 'Nieuwe link sturen' }));
  expect(await screen.findByText(/nieuwe e-mail gestuurd/)).toBeVisible();
});

test('a connection that fails can be tried again', async () => {
  const identity = makeFakeIdentity({ fails: { checkCode: 'network' } });
  const { user } = renderPart(<ConfirmPage />, { ...at('verifyEmail'), identity });
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  identity.fail({});
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'E-mailadres bevestigen' })).toBeVisible();
});

describe('links of our own (C12, C14)', () => {
  test('restoreAccount opens the account again with the code of the mail', async () => {
    const api = stubApi({ restoreMe: rawAnswer(204, '') });
    const { user } = renderPart(<ConfirmPage />, { ...at('restoreAccount'), api });
    const button = screen.getByRole('button', { name: 'Account herstellen' });
    expect(api.requests).toEqual([]);
    await user.click(button);
    expect(await heading('Uw account is hersteld')).toBeVisible();
    expect(api.requestsOf('restoreMe')[0]?.body).toEqual({ code: 'code-of-the-mail' });
  });

  test('RE-022: declineReview ends the mails about an invite; an unknown one is a bad link', async () => {
    const api = stubApi({ declineReview: { data: { message: 'Klaar', status: 'succes' } } });
    const first = renderPart(<ConfirmPage />, { ...at('declineReview'), api });
    await first.user.click(screen.getByRole('button', { name: 'E-mails stoppen' }));
    expect(await heading('U krijgt hier geen e-mail meer over')).toBeVisible();
    expect(api.requestsOf('declineReview')[0]?.path).toBe('review/code-of-the-mail/unsubscribe');
    first.unmount();
    const again = renderPart(<ConfirmPage />, {
      ...at('declineReview'),
      api: stubApi({ declineReview: refuse('NOT_FOUND') }),
    });
    await again.user.click(screen.getByRole('button', { name: 'E-mails stoppen' }));
    expect(await screen.findByRole('link', { name: 'Contact opnemen' })).toBeVisible();
  });

  test('unsubscribe stops the mails of a saved search', async () => {
    const api = stubApi({ unsubscribe: { data: { message: 'Klaar', status: 'succes' } } });
    const { user } = renderPart(<ConfirmPage />, { ...at('unsubscribe'), api });
    await user.click(screen.getByRole('button', { name: 'E-mails stoppen' }));
    expect(await heading('U krijgt geen e-mails meer over deze zoekopdracht')).toBeVisible();
    expect(api.requestsOf('unsubscribe')[0]?.params).toEqual({ code: 'code-of-the-mail' });
  });

  test('a code that the api does not take leads to help; any other failure can be tried again', async () => {
    const api = stubApi({ restoreMe: refuse('INTERNAL') });
    const { user } = renderPart(<ConfirmPage />, { ...at('restoreAccount'), api });
    await user.click(screen.getByRole('button', { name: 'Account herstellen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Er is iets misgegaan');
    api.set({ restoreMe: refuse('NOT_FOUND') });
    await user.click(screen.getByRole('button', { name: 'Account herstellen' }));
    expect(await heading(BAD)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact opnemen' })).toHaveAttribute('href', '/contact');
  });

  test('the button waits for the answer', async () => {
    const { user } = renderPart(<ConfirmPage />, {
      ...at('unsubscribe'),
      api: stubApi({ unsubscribe: hangingAnswer() }),
    });
    await user.click(screen.getByRole('button', { name: 'E-mails stoppen' }));
    expect(screen.getByRole('button', { name: 'E-mails stoppen' })).toHaveAttribute('aria-busy', 'true');
  });
});

test.each(['/bevestigen', '/bevestigen?mode=iets&oobCode=x'])('%s is no link of ours', async (url) => {
  renderPart(<ConfirmPage />, { url, path: '/bevestigen' });
  expect(await heading('Deze link klopt niet')).toBeVisible();
});

test('a link without its code is as good as a used one', async () => {
  renderPart(<ConfirmPage />, { url: '/bevestigen?mode=resetPassword', path: '/bevestigen' });
  expect(await heading(BAD)).toBeVisible();
});
