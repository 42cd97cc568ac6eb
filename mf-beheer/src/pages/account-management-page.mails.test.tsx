import type { Mail, MailRow } from '@portal/shared/contract';
import { hangingAnswer, makeAdmin, refuse, renderPart } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../testing/stub-api';
import { AccountManagementPage } from './account-management-page';

const URL = '/admin/beheer?tab=berichten';
const row = (overrides: Partial<MailRow> = {}): MailRow => ({
  ...{ id: 7, to_address: 'noor@post.example', reply_to: null, template: 'reset-password', status: 'waiting' },
  ...{ subject: 'Nieuw wachtwoord', created_at: '2026-11-20T09:05:00.000Z', sent_at: null, error: null, ...overrides },
});
const TEXT = 'Beste Noor,\n\nKies een wachtwoord:\nhttps://portaal.example/bevestigen?oobCode=[verborgen]';
const whole = (overrides: Partial<Mail> = {}): { data: { item: Mail } } => ({
  data: { item: { ...row(), text: TEXT, html: null, ...overrides } },
});
const pageOf = (data: MailRow[], totalPages = 1) => ({
  data,
  pagination: { totalRecords: totalPages > 1 ? totalPages * 10 : data.length, totalPages },
});

function show(replies: Replies = {}, url = URL) {
  const api = stubApi({ listMails: pageOf([row()]), getMail: whole(), ...replies });
  return { ...renderPart(<AccountManagementPage />, { url, api, user: makeAdmin() }), api };
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const open = async ({ user }: ReturnType<typeof show>) =>
  user.click(await screen.findByRole('button', { name: 'Bekijken: Nieuw wachtwoord, aan noor@post.example' }));

test('BE-031 the outbox is a tab: receiver, subject, time and whether it left', async () => {
  const { api } = show({
    listMails: pageOf([
      row(),
      row({ id: 6, subject: 'Antwoord', status: 'sent' }),
      row({ id: 5, subject: 'X', status: 'failed' }),
    ]),
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Beheer' }));
  expect(tabs.getByRole('link', { name: 'Berichten' })).toHaveAttribute('aria-current', 'page');
  const first = await rowOf(/Nieuw wachtwoord/);
  for (const text of ['noor@post.example', '20 november 2026 10:05', 'Nog niet verstuurd'])
    expect(first.getByText(text)).toBeVisible();
  expect((await rowOf(/Antwoord/)).getByText('Verstuurd')).toBeVisible();
  expect((await rowOf(/^X/)).getByText('Mislukt')).toBeVisible();
  expect(screen.getByText('3 berichten')).toBeVisible();
  expect(api.requestsOf('listMails').at(-1)?.params).toEqual({ first: '1', rows: '10' });
});

test('BE-031 by receiver, from the first page on; another page and size are in the address', async () => {
  const shown = show({ listMails: pageOf([row()], 3) }, `${URL}&first=2`);
  const asked = () => shown.api.requestsOf('listMails').at(-1)?.params;
  await rowOf(/Nieuw wachtwoord/);
  expect(asked()).toEqual({ first: '2', rows: '10' });
  await shown.user.click(screen.getByRole('link', { name: 'Pagina 3' }));
  await waitFor(() => expect(asked()).toEqual({ first: '3', rows: '10' }));
  await shown.user.type(screen.getByRole('searchbox', { name: 'Zoek op ontvanger' }), 'noor@{Enter}');
  await waitFor(() => expect(asked()).toEqual({ first: '1', rows: '10', search: 'noor@' }));
  expect(shown.address()).toBe('/admin/beheer?tab=berichten&search=noor%40');
});

test('BE-031, C40 opened, it is read as text; that codes are hidden is said', async () => {
  const shown = show();
  await open(shown);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nieuw wachtwoord' }));
  const text = await dialog.findByRole('group', { name: 'Tekst van het bericht' });
  expect(text.textContent).toBe(TEXT);
  expect(dialog.getByText(/staat \[verborgen\] in plaats van de code/)).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  expect(shown.api.requestsOf('getMail')[0]?.path).toBe('mail/7');
});

test('BE-031 nothing of a mail becomes part of the page, whatever stands in it', async () => {
  const attack =
    '<img src=x onerror="globalThis.broken=1"><script>globalThis.broken=1</script><a href="javascript:1">klik</a>';
  const shown = show({ getMail: whole({ text: attack, html: attack, error: attack, reply_to: attack }) });
  await open(shown);
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('group')).textContent).toBe(attack);
  expect(dialog.querySelector('img, script, a, iframe')).toBeNull();
  expect('broken' in globalThis).toBe(false);
  expect(within(dialog).queryByText(/in plaats van de code/)).not.toBeInTheDocument();
});

test('BE-031 a mail that was sent says when and where answers go; one that failed says why', async () => {
  const shown = show({
    getMail: whole({ status: 'failed', reply_to: 'asiel@tehuis.example', error: '550: onbekend' }),
  });
  await open(shown);
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of ['asiel@tehuis.example', '550: onbekend', 'Mislukt'])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByText('Verstuurd')).not.toBeInTheDocument();
});

test('BE-031 a mail that does not load can be tried again; one that is gone says so', async () => {
  const shown = show({ getMail: refuse('INTERNAL') });
  await open(shown);
  const dialog = within(await screen.findByRole('dialog'));
  const panel = await dialog.findByRole('alert');
  shown.api.set({ getMail: refuse('NOT_FOUND') });
  await shown.user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await dialog.findByText('Dit bericht is er niet meer.')).toBeVisible();
});

test('BE-031 loading, without mails, and without one that fits', async () => {
  const shown = show({ listMails: hangingAnswer() });
  expect(screen.getByRole('button', { name: 'Vernieuwen' })).toHaveAttribute('aria-busy', 'true');
  shown.unmount();
  const empty = show({ listMails: pageOf([]) });
  expect(await screen.findByText('Geen berichten')).toBeVisible();
  empty.unmount();
  const { user, address } = show(
    { listMails: ({ params }) => pageOf(params.search ? [] : [row()]) },
    `${URL}&search=niemand`,
  );
  await user.click(await screen.findByRole('button', { name: 'Toon alle berichten' }));
  await rowOf(/Nieuw wachtwoord/);
  expect(address()).toBe(URL);
});

test('BE-031 an outbox that does not load leaves a panel that tries again', async () => {
  const { user, api } = show({ listMails: refuse('INTERNAL') });
  const panel = await screen.findByRole('alert');
  api.set({ listMails: pageOf([row()]) });
  await user.click(within(panel).getByRole('button', { name: 'Opnieuw proberen' }));
  await rowOf(/Nieuw wachtwoord/);
});
