import { fitProfileStore } from '@portal/shared/session';
import { renderPart } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { FitQuestionsPage } from './fit-questions-page';

const PATH = '/zoek/past-dit-bij-mij';
const kept = () => JSON.parse(localStorage.getItem('fit-profile') ?? '{}');
const open = (query = '') => renderPart(<FitQuestionsPage />, { url: `${PATH}${query}` });
const question = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => fitProfileStore.set(null));

test('SE-050, C62 eight questions of which none is needed; each answer is kept in this browser at once', async () => {
  const { user } = open();
  expect(screen.getByText('0 van de 8 vragen beantwoord')).toBeVisible();
  await user.click(question('Wonen er kinderen bij u?').getByRole('radio', { name: 'Ja' }));
  await user.click(question('Heeft u huisdieren?').getByRole('radio', { name: 'Ja' }));
  expect(screen.getAllByRole('group')).toHaveLength(8);
  await user.click(question('Welke huisdieren heeft u?').getByRole('checkbox', { name: 'Kat' }));
  await user.click(question('Welke huisdieren heeft u?').getByRole('checkbox', { name: 'Konijn' }));
  expect(kept()).toEqual({ kinderen: 'Ja', huisdieren: 'Ja', dieren: ['kat', 'konijn'] });
  expect(screen.getByRole('progressbar', { name: '3 van de 8 vragen beantwoord' })).toHaveAttribute('value', '3');
});

test('C62 no children answers the question about their age as well: the eight can all be answered', async () => {
  const { user } = open();
  await user.click(question('Wonen er kinderen bij u?').getByRole('radio', { name: 'Nee' }));
  expect(screen.getByText('2 van de 8 vragen beantwoord')).toBeVisible();
  expect(screen.getAllByRole('group')).toHaveLength(6);
});

test('C62 an answer can be taken back; what only made sense after it goes along', async () => {
  const { user } = open();
  await user.click(question('Heeft u huisdieren?').getByRole('radio', { name: 'Ja' }));
  await user.click(question('Welke huisdieren heeft u?').getByRole('checkbox', { name: 'Hond' }));
  await user.click(screen.getByRole('button', { name: 'Antwoord wissen: Heeft u huisdieren?' }));
  expect(localStorage.getItem('fit-profile')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Welke huisdieren heeft u?' })).not.toBeInTheDocument();
  expect(question('Heeft u huisdieren?').getByRole('radio', { name: 'Ja' })).toHaveFocus();
});

test('C62 by keyboard: the arrows choose, the space bar ticks', async () => {
  const { user } = open();
  question('Heeft u huisdieren?').getByRole('radio', { name: 'Ja' }).focus();
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  expect(question('Welke huisdieren heeft u?').getByRole('checkbox', { name: 'Kat' })).toHaveFocus();
  await user.keyboard(' ');
  expect(kept()).toEqual({ huisdieren: 'Ja', dieren: ['kat'] });
});

test('C62 everything can be cleared', async () => {
  fitProfileStore.set({ tuin: 'Nee', ervaring: 'Veel' });
  const { user, store } = open();
  expect(question('Heeft u een tuin?').getByRole('radio', { name: 'Nee' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Antwoorden wissen' }));
  expect(localStorage.getItem('fit-profile')).toBeNull();
  expect(question('Heeft u een tuin?').getByRole('radio', { name: 'Nee' })).not.toBeChecked();
  expect(store.getState().toast.toasts).toMatchObject([{ type: 'succes', message: 'Uw antwoorden zijn gewist.' }]);
  expect(screen.queryByRole('button', { name: 'Antwoorden wissen' })).not.toBeInTheDocument();
});

test.each([
  ['back to the page that asked', '?returnUrl=%2Fdier%2F1%3Fa%3D2', '/dier/1?a=2'],
  ['on to the animals in that order', '', '/zoek/dieren?sort=passend'],
  ['never to another site', '?returnUrl=https%3A%2F%2Felders.example', '/'],
])('C62 Klaar leads %s', (_name, query, href) => {
  fitProfileStore.set({ tuin: 'Nee' });
  open(query);
  expect(screen.getByRole('link', { name: 'Klaar' })).toHaveAttribute('href', href);
});

test('C62 what is no set of answers counts as none', () => {
  for (const text of ['{', '"x"', '{"tuin":"misschien"}', '[]']) {
    localStorage.setItem('fit-profile', text);
    expect(fitProfileStore.get()).toBeNull();
  }
});
