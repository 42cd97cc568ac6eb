import { emptyAnimal, newAnimalForm, startAnimal } from './new-animal';

test('AN-032 an empty form has every message of the specification', () => {
  const { error } = newAnimalForm(true).safeParse(emptyAnimal(null));
  const messages = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
  expect(messages).toEqual({
    naam: 'Vul een naam in',
    ras: 'Kies een ras',
    leeftijd: 'Kies een leeftijd',
    geslacht: 'Kies een geslacht',
    provincie: 'Kies een opties',
    soort: 'kies een dier soort',
    omschrijving: 'Vul een omschrijving in',
    asiel: 'Kies een asiel',
  });
  const unanswered = newAnimalForm(true).safeParse({ ...emptyAnimal(null), koppel: '', gevonden: '' });
  for (const field of ['koppel', 'gevonden'])
    expect(unanswered.error?.issues).toContainEqual(
      expect.objectContaining({ path: [field], message: 'Kies een opties' }),
    );
  expect(newAnimalForm(false).safeParse(emptyAnimal(null)).error?.issues).not.toContainEqual(
    expect.objectContaining({ path: ['asiel'] }),
  );
});

test('AN-035, C50: the own province is chosen, found says nothing, no couple', () => {
  expect(emptyAnimal(7)).toMatchObject({ provincie: '7', gevonden: 'X', koppel: 'N' });
});

test('a draft counts as far as it fits the form', () => {
  const empty = emptyAnimal(null);
  expect(startAnimal({ naam: 'Moos', ras: 3, vreemd: 'x', asiel: { id: 4, naam: 'De Linde' } }, empty)).toEqual({
    ...empty,
    naam: 'Moos',
    asiel: { id: 4, naam: 'De Linde' },
  });
  expect(startAnimal('tekst', empty)).toEqual(empty);
});
