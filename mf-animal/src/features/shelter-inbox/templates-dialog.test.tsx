import { networkFailure, refuse, renderPart, uuidkeyOf } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { TemplatesButton } from './templates-button';

const visit = { uuidkey: uuidkeyOf(901), naam: 'Kennismaken', tekst: 'Dag {naam}, kom langs.', version: 4 };
const saved = { data: { item: visit } };

const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

async function open(replies: Replies = {}) {
  const api = stubApi({ listAnswerTemplates: { data: { items: [visit] } }, ...replies });
  const part = renderPart(<TemplatesButton shelter={12} />, { url: '/', api });
  await part.user.click(screen.getByRole('button', { name: 'Sjablonen' }));
  return { ...part, api, toasts: () => part.store.getState().toast.toasts };
}

async function openForm(name: string, replies: Replies = {}) {
  const shown = await open(replies);
  await shown.user.click(await screen.findByRole('button', { name }));
  const naam = await screen.findByRole('textbox', { name: 'Naam van het sjabloon' });
  const form = screen.getByRole('dialog', { name: name === 'Nieuw sjabloon' ? name : 'Sjabloon wijzigen' });
  // Then it has taken the focus, and leaves it where it is put.
  await waitFor(() => expect(form).toHaveClass('enter-done'));
  return {
    ...shown,
    naam,
    tekst: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' }),
    save: within(form).getByRole('button', { name: 'Opslaan' }),
  };
}

beforeEach(() => sessionStorage.clear());

test('C17 the templates of a shelter, with their first words', async () => {
  const { api } = await open();
  expect(await screen.findByRole('heading', { name: 'Kennismaken' })).toBeVisible();
  expect(screen.getByText('Dag {naam}, kom langs.')).toBeVisible();
  expect(api.requestsOf('listAnswerTemplates')[0]?.path).toBe('shelter/12/answertemplate');
});

test('C17 a shelter without templates reads what they are for', async () => {
  await open({ listAnswerTemplates: { data: { items: [] } } });
  expect(await screen.findByText('U heeft nog geen sjablonen')).toBeVisible();
});

test('C17 a new template: a placeholder comes where the cursor stands, saving takes a key', async () => {
  const { user, naam, tekst, save, api, toasts } = await openForm('Nieuw sjabloon', { createAnswerTemplate: saved });
  fill(naam, 'Bezoek');
  fill(tekst, 'Dag , welkom');
  tekst.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: 'Naam van de adoptant invoegen' }));
  expect(tekst).toHaveValue('Dag {naam}, welkom');
  expect(tekst).toHaveFocus();
  expect(tekst.selectionStart).toBe('Dag {naam}'.length);
  await user.click(save);
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'succes', message: 'Het sjabloon is opgeslagen' }]));
  const [request] = api.requestsOf('createAnswerTemplate');
  expect(request?.body).toEqual({ naam: 'Bezoek', tekst: 'Dag {naam}, welkom' });
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(api.requestsOf('listAnswerTemplates').length).toBeGreaterThan(1));
});

test('C17 a placeholder that is never filled in is refused, with those that are', async () => {
  const { user, naam, tekst, save, api } = await openForm('Nieuw sjabloon');
  fill(naam, 'Bezoek');
  fill(tekst, 'Dag {voornaam}');
  await user.click(save);
  await waitFor(() =>
    expect(tekst).toHaveAccessibleDescription(/^Dit kunnen wij niet invullen: \{voornaam\}\. Gebruik alleen \{naam\}/),
  );
  expect(api.requestsOf('createAnswerTemplate')).toHaveLength(0);
});

test('C29 changing sends the version; when somebody else was first, the text stays and the form says so', async () => {
  const { user, tekst, save, api } = await openForm('Sjabloon Kennismaken wijzigen', {
    updateAnswerTemplate: refuse('STALE'),
  });
  expect(tekst).toHaveValue(visit.tekst);
  fill(tekst, `${visit.tekst} Tot dan!`);
  await user.click(save);
  expect((await screen.findAllByText(/Iemand anders heeft dit sjabloon intussen gewijzigd/))[0]).toBeVisible();
  expect(tekst).toHaveValue(`${visit.tekst} Tot dan!`);
  const [request] = api.requestsOf('updateAnswerTemplate');
  expect(request).toMatchObject({ path: `answertemplate/${visit.uuidkey}`, method: 'PUT' });
  expect(request?.headers.get('If-Match')).toBe('"4"');
});

test('C17 a name that is taken stands under its field', async () => {
  const { user, naam, save } = await openForm('Sjabloon Kennismaken wijzigen', {
    updateAnswerTemplate: refuse('VALIDATION', { naam: 'Er is al een sjabloon met deze naam' }),
  });
  fill(naam, `${visit.naam}2`);
  await user.click(save);
  await waitFor(() => expect(naam).toHaveAccessibleDescription(/Er is al een sjabloon met deze naam/));
});

test('nothing typed is lost when the network fails', async () => {
  const { user, naam, tekst, save } = await openForm('Nieuw sjabloon', { createAnswerTemplate: networkFailure() });
  fill(naam, 'Bezoek');
  fill(tekst, 'Kom langs');
  await user.click(save);
  expect((await screen.findAllByText(/Er is iets verkeerds gegaan/))[0]).toBeVisible();
  expect(naam).toHaveValue('Bezoek');
  expect(tekst).toHaveValue('Kom langs');
});

test('C17 removing asks first', async () => {
  const { user, api, toasts } = await open({ removeAnswerTemplate: null });
  await user.click(await screen.findByRole('button', { name: 'Sjabloon Kennismaken verwijderen' }));
  const question = await screen.findByRole('dialog', { name: "Sjabloon 'Kennismaken' verwijderen?" });
  expect(api.requestsOf('removeAnswerTemplate')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(toasts()).toMatchObject([{ type: 'succes', message: 'Het sjabloon is verwijderd' }]));
  expect(api.requestsOf('removeAnswerTemplate')[0]?.path).toBe(`answertemplate/${visit.uuidkey}`);
  expect(screen.getByRole('button', { name: 'Nieuw sjabloon' })).toHaveFocus();
});
