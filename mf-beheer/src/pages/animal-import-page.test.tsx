import { type AnimalImport, IMPORT_FILE_MAX_BYTES, IMPORT_PART_BYTES } from '@portal/shared/contract';
import { makeShelter, makeStaff, networkFailure, rawAnswer, refuse } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { counts, makeImport } from '../testing/animal-import';
import { heading, renderImport } from '../testing/render-import';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const fileInput = () => screen.findByLabelText('Kies een CSV-bestand');
const csv = (text = 'Eigen nummer;Naam\r\nK1;Moos\r\n', name = 'dieren.csv') =>
  new File([text], name, { type: 'text/csv' });
const upload = (changes: Partial<AnimalImport> = {}) =>
  makeImport({ statuscode: 'upload', parts: 0, file: null, columns: [], ...changes });
const select = (name: string) => screen.findByRole('combobox', { name: `Wat is ${name}?` });

describe('the file (BE-015)', () => {
  test('a chosen file is named, sent in base64, and its columns are proposed with what they hold', async () => {
    const { user, api, show } = renderImport(null, {
      createAnimalImport: { data: { item: upload() } },
      sendImportPart: () => {
        show(makeImport());
        return { data: { item: makeImport() } };
      },
    });
    const file = csv();
    await user.upload(await fileInput(), file);
    expect(await heading('Wat staat er in welke kolom?')).toBeVisible();
    expect(screen.getByText(/Wij herkennen een bestand van ASM3\./)).toBeVisible();
    expect(api.requestsOf('createAnimalImport')[0]).toMatchObject({
      path: 'shelter/12/import',
      body: { bestandsnaam: 'dieren.csv', bestandsgrootte: file.size },
    });
    expect(api.requestsOf('sendImportPart').map(({ body }) => body)).toEqual([
      { nr: 1, base64: btoa('Eigen nummer;Naam\r\nK1;Moos\r\n') },
    ]);
    const row = screen.getByRole('row', { name: /ANIMALNAME/ });
    expect(row).toHaveTextContent('Moos · Pluis');
    expect(await select('ANIMALNAME')).toHaveDisplayValue('Naam');
  });

  test('a file can be dropped on the field', async () => {
    const { api } = renderImport(null, { createAnimalImport: networkFailure() });
    fireEvent.drop(await screen.findByText('Sleep uw CSV-bestand hierheen'), { dataTransfer: { files: [csv()] } });
    await waitFor(() => expect(api.requestsOf('createAnimalImport')).toHaveLength(1));
  });

  test.each([
    ['is empty', 0, 'Dit bestand is leeg'],
    ['is too large', IMPORT_FILE_MAX_BYTES + 1, 'Een bestand mag maximaal 64 MB zijn'],
  ])('a file that %s is not sent', async (_what, size, text) => {
    const { user, api } = renderImport(null);
    await user.upload(await fileInput(), Object.defineProperty(csv(), 'size', { value: size }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await fileInput()).toHaveAccessibleDescription(text);
    expect(api.requestsOf('createAnimalImport')).toHaveLength(0);
  });

  test('parts go in order; a file that was broken off goes on with the same file, and with no other', async () => {
    const big = csv('x'.repeat(IMPORT_PART_BYTES + 5));
    const facts = { bestandsgrootte: big.size, parts_total: 2 };
    const { user, api, show } = renderImport(null, {
      createAnimalImport: { data: { item: upload(facts) } },
      sendImportPart: ({ body }) => {
        show(upload({ ...facts, parts: 1 }));
        return (body as { nr: number }).nr === 1
          ? { data: { item: upload({ ...facts, parts: 1 }) } }
          : networkFailure();
      },
    });
    await user.upload(await fileInput(), big);
    expect(await heading('Het versturen van dieren.csv is onderbroken')).toBeVisible();
    await user.upload(await fileInput(), csv('iets anders'));
    expect(await screen.findByText(/^Dit is een ander bestand/)).toBeVisible();
    api.set({
      sendImportPart: () => {
        show(makeImport());
        return { data: { item: makeImport() } };
      },
    });
    await user.upload(await fileInput(), big);
    expect(await heading('Wat staat er in welke kolom?')).toBeVisible();
    const sent = api.requestsOf('sendImportPart').map(({ body }) => body as { nr: number; base64: string });
    expect(sent.map(({ nr }) => nr)).toEqual([1, 2, 2]);
    expect(atob(sent[2]?.base64 ?? '')).toBe('xxxxx');
  });

  test('a file that cannot be read says why, and another can be chosen', async () => {
    const { user } = renderImport(makeImport({ statuscode: 'failed', reden: 'Het bestand heeft geen rijen.' }));
    expect(await screen.findByText('Het bestand heeft geen rijen.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kies een ander bestand' }));
    expect(await fileInput()).toBeInTheDocument();
  });

  test('an import that a fault ended says so, with what came in', async () => {
    const counts = { added: 3, changed: 0, unchanged: 0, refused: 0, warnings: 0 };
    renderImport(makeImport({ statuscode: 'failed', reden: 'De import is gestopt door een storing.', result: counts }));
    expect(await heading('De import is gestopt')).toBeVisible();
    expect(screen.getByText('De import is gestopt door een storing.')).toBeVisible();
    expect(screen.getByText('Wat al was geïmporteerd, blijft staan.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nog een bestand importeren' })).toBeVisible();
  });

  test('staff of another shelter ask for nothing (BE-012)', async () => {
    const { api, address } = renderImport(null, {}, makeStaff(makeShelter({ id: 13 })));
    await waitFor(() => expect(address()).toBe('/geen_toegang'));
    expect(api.requestsOf('listAnimalImports')).toHaveLength(0);
  });
});

describe('the columns (BE-015)', () => {
  test('a column is read as something else, or not at all; the dry run gets what was chosen', async () => {
    const { user, api } = renderImport(makeImport(), {
      mapAnimalImport: { data: { item: makeImport({ statuscode: 'checking' }) } },
    });
    await user.selectOptions(await select('ANIMALNAME'), 'Niet lezen');
    await user.click(screen.getByText('1 kolom lezen wij niet'));
    await user.selectOptions(await select('Hok'), 'Checklist, omgekeerd: Kan met katten');
    await user.click(screen.getByRole('button', { name: 'Proef starten' }));
    await waitFor(() => expect(api.requestsOf('mapAnimalImport')).toHaveLength(1));
    expect(api.requestsOf('mapAnimalImport')[0]?.body).toEqual({
      columns: [
        { column: 0, field: 'eigennummer' },
        { column: 2, field: 'fotos' },
        { column: 3, field: 'niet.katten' },
      ],
    });
  });

  test('a field twice, or no number of the shelter, is said before anything is sent', async () => {
    const { user, api } = renderImport(makeImport());
    await user.selectOptions(await select('Plaatjes'), 'Naam');
    expect(await select('Plaatjes')).toHaveAccessibleDescription('Dit is ook al bij een andere kolom gekozen');
    const start = screen.getByRole('button', { name: 'Proef starten' });
    await user.click(start);
    expect(await screen.findByText('Kies elk veld één keer')).toBeVisible();
    await user.selectOptions(await select('Plaatjes'), 'Niet lezen');
    await user.selectOptions(await select('ANIMALCODE'), 'Niet lezen');
    await user.click(start);
    expect(await screen.findByText('Kies de kolom met het eigen nummer van het asiel')).toBeVisible();
    expect(api.requestsOf('mapAnimalImport')).toHaveLength(0);
  });

  test('a refusal of the api stands above the button, and what was chosen stays', async () => {
    const { user } = renderImport(makeImport(), { mapAnimalImport: refuse('NOT_AVAILABLE') });
    await user.selectOptions(await select('ANIMALNAME'), 'Kleur');
    await user.click(screen.getByRole('button', { name: 'Proef starten' }));
    expect(await screen.findByText('Dit dier is niet meer beschikbaar')).toBeVisible();
    expect(await select('ANIMALNAME')).toHaveDisplayValue('Kleur');
  });
});

const line = { row: 3, column: 'ANIMALSEX', eigennummer: 'K2', message: "'Q' kennen wij niet", refused: true };
const lines = { data: [line], pagination: { totalRecords: 1, totalPages: 1 } };
const checked = (changes: Partial<AnimalImport> = {}) =>
  makeImport({ statuscode: 'checked', check: counts({ added: 2, refused: 1 }), ...changes });
const countOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('dry run and import (BE-016)', () => {
  test('the page follows the dry run, shows what would happen, imports, and follows that to its end', async () => {
    const running = (percent: number) =>
      makeImport({ statuscode: 'running', progress: { rows: percent, total: 100, percent } });
    const { user, api, isNow, show } = renderImport(makeImport({ statuscode: 'checking' }), {
      listImportMessages: lines,
      updateAnimalImport: () => {
        show(running(10));
        return { data: { item: running(10) } };
      },
    });
    expect(await heading('De proef loopt')).toBeVisible();
    await isNow(checked());
    expect(await heading('De proef is klaar')).toBeVisible();
    expect(['nieuw', 'gewijzigd', 'ongewijzigd', 'geweigerd'].map(countOf)).toEqual(['2', '0', '0', '1']);
    const row = await screen.findByRole('row', { name: /kennen wij niet/ });
    expect(row).toHaveTextContent(/3.*K2.*ANIMALSEX.*'Q' kennen wij niet.*Geweigerd/);
    await user.click(screen.getByRole('button', { name: 'Importeren' }));
    expect(api.requestsOf('updateAnimalImport')[0]?.body).toEqual({ statuscode: 'running' });
    expect(await heading('De dieren worden geïmporteerd')).toBeVisible();
    expect(screen.getByText('U kunt deze pagina verlaten: de import gaat door.')).toBeVisible();
    await isNow(running(60));
    expect(await screen.findByText('60% · 60 van 100 rijen')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Voortgang' })).toHaveAttribute('value', '60');
    await isNow(makeImport({ statuscode: 'done', result: counts({ added: 2 }) }));
    expect(await heading('De import is klaar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk de dieren' })).toHaveAttribute('href', '/asiels/beheer/12');
    const asked = api.requestsOf('listAnimalImports').length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(api.requestsOf('listAnimalImports')).toHaveLength(asked);
  });

  test('who comes later, or in another tab, sees how far it is', async () => {
    renderImport(makeImport({ statuscode: 'running', progress: { rows: 5, total: 50, percent: 10 } }));
    expect(await screen.findByText('10% · 5 van 50 rijen')).toBeVisible();
    expect(screen.getByText('Importeren', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  });

  test('what another tab began is seen here', async () => {
    const { show } = renderImport(checked(), { listImportMessages: lines });
    await heading('De proef is klaar');
    show(makeImport({ statuscode: 'running' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await heading('De dieren worden geïmporteerd')).toBeVisible();
  });

  test('the same file again: nothing to import, and no button for it', async () => {
    renderImport(checked({ check: counts({ unchanged: 3 }) }));
    expect(await screen.findByText(/^Er is niets te importeren: alle dieren staan al zo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importeren' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Rijen met een melding' })).not.toBeInTheDocument();
  });

  test('after the dry run the columns can be changed', async () => {
    const { user } = renderImport(checked(), { listImportMessages: lines });
    await user.click(await screen.findByRole('button', { name: 'Kolommen wijzigen' }));
    expect(await heading('Wat staat er in welke kolom?')).toBeVisible();
  });

  test('stopping asks first, and says when it cannot be', async () => {
    const { user, api, toasts, show } = renderImport(checked(), {
      listImportMessages: lines,
      updateAnimalImport: refuse('NOT_AVAILABLE'),
    });
    const stop = await screen.findByRole('button', { name: 'Import stoppen' });
    await user.click(stop);
    const confirm = within(await screen.findByRole('dialog', { name: 'Import stoppen?' }));
    await user.click(confirm.getByRole('button', { name: 'Doorgaan' }));
    expect(api.requestsOf('updateAnimalImport')).toHaveLength(0);
    await user.click(stop);
    await user.click(await screen.findByRole('button', { name: 'Stoppen' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error' }]));
    const cancelled = makeImport({ statuscode: 'cancelled' });
    api.set({ updateAnimalImport: { data: { item: cancelled } } });
    show(cancelled);
    await user.click(stop);
    await user.click(await screen.findByRole('button', { name: 'Stoppen' }));
    expect(await heading('De import is gestopt')).toBeVisible();
    expect(api.requestsOf('updateAnimalImport').at(-1)?.body).toEqual({ statuscode: 'cancelled' });
  });

  test('the messages come as a file', async () => {
    const { user, api, toasts } = renderImport(checked(), {
      listImportMessages: lines,
      getImportMessageFile: refuse('INTERNAL'),
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:1';
    const button = await screen.findByRole('button', { name: 'Download als CSV' });
    await user.click(button);
    await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error' }]));
    expect(click).not.toHaveBeenCalled();
    api.set({ getImportMessageFile: rawAnswer(200, 'Rij;Melding\r\n') });
    await user.click(button);
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    click.mockRestore();
  });
});
