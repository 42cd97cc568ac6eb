import type { Animal, ClosableReaction } from '@portal/shared/contract';
import { makeAnimal, networkFailure, renderPart, uuidkeyOf } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { PlacedReactions } from './placed-reactions';
import { TellOthers } from './tell-others';

const OFFER = 'Laat de andere reageerders weten dat Moos een thuis heeft';
const placed: Partial<Animal> = {
  geplaatst: 'J',
  responseCount: [
    { statuscode: 'send', aantal: 2 },
    { statuscode: 'inprogress', aantal: 1 },
    { statuscode: 'archive', aantal: 7 },
  ],
};
const item = (id: number, displayname: string, to: string | null): ClosableReaction => ({
  ...{ uuidkey: uuidkeyOf(id), displayname, statuscode: 'send', created_at: '2026-11-18T09:00:00.000Z' },
  mail: to === null ? null : { to, subject: 'Moos heeft een thuis gevonden', text: `Beste ${displayname},\n\nMoos…` },
});
const noor = item(1, 'Noor', 'noor@post.example');
const jip = item(2, 'Jip', 'jip@post.example');
const gone = item(3, 'Verwijderd', null);
const closing = {
  data: { dier: { uuidkey: uuidkeyOf(77), naam: 'Moos' }, items: [noor, jip, gone], totalRecords: 3 },
};

function show(change: Partial<Animal> = placed, replies: Replies = {}) {
  const api = stubApi({ getPlacementClosing: closing, ...replies });
  const part = renderPart(<PlacedReactions animal={makeAnimal({ id: 77, ...change })} />, { url: '/', api });
  return { ...part, api, toasts: () => part.store.getState().toast.toasts };
}

async function open(replies: Replies = {}) {
  const shown = show(placed, replies);
  await shown.user.click(await screen.findByRole('button', { name: OFFER }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Moos heeft een thuis' }));
  await dialog.findByRole('checkbox', { name: /Noor/ });
  return { ...shown, dialog };
}

test('C17 a placed animal with open reactions offers to tell the others', async () => {
  show();
  expect(await screen.findByText('3 reacties wachten nog op antwoord.')).toBeVisible();
  expect(screen.getByRole('button', { name: OFFER })).toBeVisible();
});

test.each<[string, Partial<Animal>]>([
  ['is not placed', { ...placed, geplaatst: 'G' }],
  ['shows its reactions to nobody', { geplaatst: 'J' }],
])('C17 nothing is offered when the animal %s', (_, change) => {
  show(change);
  expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument();
});

test('C17 nothing is offered when the animal has no open reactions', () => {
  const animal = makeAnimal({ ...placed, responseCount: [{ statuscode: 'archive', aantal: 7 }] });
  renderPart(<TellOthers animal={animal} />, { url: '/' });
  expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument();
});

test('C17 each mail is shown as the server will send it; who gets none is told apart', async () => {
  const { user, dialog } = await open();
  const mail = () => dialog.getByText(/^Beste Noor/);
  expect(mail()).not.toBeVisible();
  await user.click(dialog.getByText('Bekijk de e-mail', { selector: '[aria-label$=Noor]' }));
  expect(mail()).toBeVisible();
  expect(dialog.getByText('noor@post.example')).toBeVisible();
  expect(dialog.getByText(/Krijgt geen e-mail/)).toBeVisible();
});

test('C17 who got the animal is left out; the others get their mails, and the focus says that it is done', async () => {
  const { user, dialog, api, toasts } = await open({ closeForPlacement: { data: { closed: 2, mailed: 1 } } });
  expect(dialog.getByRole('button', { name: 'Verstuur 2 e-mails' })).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /Jip/ }));
  await user.click(dialog.getByRole('button', { name: 'Verstuur 1 e-mail' }));
  await waitFor(() =>
    expect(toasts()).toMatchObject([{ type: 'succes', message: '2 reacties afgesloten, 1 e-mail verstuurd' }]),
  );
  expect(api.requestsOf('closeForPlacement')[0]).toMatchObject({
    path: `animal/${uuidkeyOf(77)}/response/close`,
    body: { reactions: [noor.uuidkey, gone.uuidkey] },
  });
  expect(screen.getByText('De andere reageerders hebben bericht gekregen.')).toHaveFocus();
});

test('C17 nobody chosen: nothing can be sent', async () => {
  const { user, dialog } = await open();
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  expect(dialog.getByRole('button', { name: 'Archiveer 0 reacties' })).toBeDisabled();
  expect(dialog.getByText('Kies ten minste één reactie.')).toBeVisible();
});

test('C17 what was chosen stays when sending fails', async () => {
  const { user, dialog, toasts } = await open({ closeForPlacement: networkFailure() });
  await user.click(dialog.getByRole('checkbox', { name: /Jip/ }));
  await user.click(dialog.getByRole('button', { name: 'Verstuur 1 e-mail' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error', message: 'Er is iets verkeerds gegaan' }]));
  expect(dialog.getByRole('checkbox', { name: /Jip/ })).not.toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Noor/ })).toBeChecked();
});
