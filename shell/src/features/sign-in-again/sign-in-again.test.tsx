import { IdentityError } from '@portal/shared/platform';
import { useFreshSignIn } from '@portal/shared/session';
import { type FakeIdentity, makeFakeIdentity, makeMe, renderPart } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SignInAgain } from './sign-in-again';

const TOO_OLD = { status: 403, code: 'REAUTH_REQUIRED', message: 'Log opnieuw in om dit te doen' };

function Work({ work }: { work: () => Promise<string> }) {
  const withFreshSignIn = useFreshSignIn();
  const [result, setResult] = useState('');
  const start = () =>
    withFreshSignIn(work).then(setResult, (error: { message: string }) => setResult(`geweigerd: ${error.message}`));
  return (
    <>
      <button type="button" onClick={start}>
        Begin
      </button>
      <p>{result}</p>
    </>
  );
}

/** Work that is refused until somebody has signed in again. */
async function begin(identity: FakeIdentity, providers = ['password'], refusal: unknown = TOO_OLD) {
  const work = jest.fn(async () => {
    if (!identity.calls.some(([method]) => String(method).startsWith('reauthenticate'))) throw refusal;
    return 'gelukt';
  });
  const page = renderPart(
    <SignInAgain>
      <Work work={work} />
    </SignInAgain>,
    { user: makeMe({ providers }), identity },
  );
  await page.user.click(screen.getByRole('button', { name: 'Begin' }));
  return { ...page, work };
}

test.each([
  ['the api', TOO_OLD],
  ['the sign-in server', new IdentityError('requires-recent-login')],
])('what %s refuses for an old sign-in goes on by itself after signing in again (C14)', async (_who, refusal) => {
  const identity = makeFakeIdentity();
  const { user, work } = await begin(identity, ['password'], refusal);
  expect(await screen.findByRole('dialog', { name: 'Log opnieuw in' })).toBeVisible();
  await user.type(screen.getByLabelText('Uw wachtwoord'), 'Demo.demo.2026');
  await user.click(screen.getByRole('button', { name: 'Verder' }));
  expect(await screen.findByText('gelukt')).toBeInTheDocument();
  expect(work).toHaveBeenCalledTimes(2);
  expect(identity.calls).toEqual([['reauthenticate', 'Demo.demo.2026']]);
});

test('a wrong password is said in the dialog, which stays', async () => {
  const identity = makeFakeIdentity({ fails: { reauthenticate: 'wrong-credentials' } });
  const { user } = await begin(identity);
  await user.type(await screen.findByLabelText('Uw wachtwoord'), 'Verkeerd.2026');
  await user.click(screen.getByRole('button', { name: 'Verder' }));
  expect(await screen.findByText('Het wachtwoord is onjuist')).toBeVisible();
  expect(screen.getByLabelText('Uw wachtwoord')).toHaveValue('Verkeerd.2026');
});

test('who signs in with a provider does so again with it', async () => {
  const identity = makeFakeIdentity();
  const { user } = await begin(identity, ['google.com']);
  expect(await screen.findByRole('button', { name: 'Verder met Google' })).toBeVisible();
  expect(screen.queryByLabelText('Uw wachtwoord')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Verder met Google' }));
  expect(await screen.findByText('gelukt')).toBeInTheDocument();
});

test('who gives up is told what was refused, and nothing is done', async () => {
  const { user, work } = await begin(makeFakeIdentity());
  await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  expect(await screen.findByText('geweigerd: Log opnieuw in om dit te doen')).toBeInTheDocument();
  expect(work).toHaveBeenCalledTimes(1);
});

test('another refusal asks for nothing', async () => {
  await begin(makeFakeIdentity(), ['password'], { status: 500, code: 'INTERNAL', message: 'Er is iets misgegaan' });
  expect(await screen.findByText('geweigerd: Er is iets misgegaan')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
