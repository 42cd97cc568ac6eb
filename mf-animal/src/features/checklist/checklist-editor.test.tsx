import type { Animal, Answer, ChecklistChange } from '@portal/shared/contract';
import {
  makeAnimal,
  makeShelterSummary,
  makeStaff,
  networkFailure,
  type RecordedRequest,
  rawAnswer,
  refuse,
  renderPart,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Replies, stubApi } from '../../testing/stub-api';
import { versioned } from '../../testing/versioned';
import { Checklist } from './checklist';

const shelter = makeShelterSummary({ id: 12 });
const withAnswers = (kinderen: Answer, honden: Answer): Animal =>
  makeAnimal({
    ...{ id: 77, asiel: shelter },
    properties: [
      { key: 'kinderen', label: 'Kan met kinderen', value: kinderen },
      { key: 'honden', label: 'Kan met honden', value: honden },
    ],
  });

const sentBy = ({ body }: RecordedRequest) => (body as { properties: ChecklistChange[] }).properties;

/** A server with one animal, that raises its version at every save and refuses older ones. */
function stubServer() {
  const server = { animal: withAnswers('J', 'X'), version: 1 };
  const change = (key: string, value: Answer) => {
    server.animal = {
      ...server.animal,
      properties: server.animal.properties.map((item) => (item.key === key ? { ...item, value } : item)),
    };
    server.version += 1;
  };
  const replies: Replies = {
    getAnimal: () => versioned(server.animal, server.version),
    checkAnimal: (request) => {
      const differs = sentBy(request).some(
        ({ key, value }) => server.animal.properties.find((item) => item.key === key)?.value !== value,
      );
      const data = { fields: differs ? ['properties'] : [], geplaatst: 'N', statusChanged: false };
      return rawAnswer(200, JSON.stringify({ data: { ...data, statuslabel: 'Publiceren', askReview: false } }), {
        ETag: `"${server.version}"`,
      });
    },
    updateAnimal: (request) => {
      if (request.headers.get('If-Match') !== `"${server.version}"`) return refuse('STALE');
      for (const { key, value } of sentBy(request)) change(key, value);
      return versioned(server.animal, server.version);
    },
  };
  return { server, change, replies };
}

async function open(replies: Replies, animal = withAnswers('J', 'X')) {
  const api = stubApi(replies);
  const part = renderPart(<Checklist animal={animal} />, { user: makeStaff(shelter), api });
  await part.user.click(screen.getByRole('button', { name: 'Checklist bewerken' }));
  await screen.findAllByRole('group');
  return { ...part, api, toasts: () => part.store.getState().toast.toasts };
}

const toggle = (item: string, answer: 'ja' | 'onbekend' | 'nee') =>
  within(screen.getByRole('group', { name: item })).getByRole('radio', { name: answer });

test('AN-055 J, X and N in turn: each is checked and saved, on top of the version before', async () => {
  const { replies } = stubServer();
  const { user, api } = await open(replies);
  expect(toggle('Kan met kinderen', 'ja')).toBeChecked();
  expect(toggle('Kan met honden', 'onbekend')).toBeChecked();
  for (const answer of ['nee', 'onbekend', 'ja'] as const) {
    await user.click(toggle('Kan met kinderen', answer));
    expect(toggle('Kan met kinderen', answer)).toBeChecked();
    await screen.findByText('Opgeslagen');
  }
  const changes = ['N', 'X', 'J'].map((value) => [{ key: 'kinderen', value }]);
  expect(api.requestsOf('checkAnimal').map(sentBy)).toEqual(changes);
  expect(api.requestsOf('updateAnimal').map(sentBy)).toEqual(changes);
  expect(api.requestsOf('updateAnimal').map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"', '"3"']);
});

test('AN-055 the answers are chosen by keyboard, and the button has the focus again afterwards', async () => {
  const { user } = await open(stubServer().replies);
  expect(toggle('Kan met kinderen', 'ja')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(toggle('Kan met kinderen', 'onbekend')).toBeChecked();
  await screen.findByText('Opgeslagen');
  await user.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(screen.getByRole('button', { name: 'Checklist bewerken' })).toHaveFocus();
});

test('what is answered while another one is saved goes with the next call', async () => {
  const { replies } = stubServer();
  const { user, api } = await open(replies);
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const { updateAnimal } = replies;
  if (typeof updateAnimal !== 'function') throw new Error('a function');
  api.set({ updateAnimal: (request) => held.then(() => updateAnimal(request)) });
  await user.click(toggle('Kan met kinderen', 'nee'));
  await user.click(toggle('Kan met honden', 'ja'));
  await user.click(toggle('Kan met honden', 'nee'));
  answerNow();
  await screen.findByText('Opgeslagen');
  expect(api.requestsOf('updateAnimal').map(sentBy)).toEqual([
    [{ key: 'kinderen', value: 'N' }],
    [{ key: 'honden', value: 'N' }],
  ]);
});

test('a choice that cannot be saved stays, is said, and is saved when it is tried again', async () => {
  const { replies, server } = stubServer();
  const { user, api } = await open({ ...replies, updateAnimal: networkFailure() });
  await user.click(toggle('Kan met honden', 'nee'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Uw keuze is nog niet opgeslagen');
  expect(toggle('Kan met honden', 'nee')).toBeChecked();
  api.set(replies);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await screen.findByText('Opgeslagen');
  expect(server.animal.properties[1]?.value).toBe('N');
});

test('a choice that cannot be saved can be thrown away', async () => {
  const { user } = await open({ ...stubServer().replies, checkAnimal: refuse('NO_ACCESS') });
  await user.click(toggle('Kan met honden', 'nee'));
  await user.click(await screen.findByRole('button', { name: 'Keuze weggooien' }));
  expect(toggle('Kan met honden', 'onbekend')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('C29 what somebody else answered to another item stays; the own answer goes on top of it', async () => {
  const { replies, server, change } = stubServer();
  const { user } = await open(replies);
  change('honden', 'J');
  await user.click(toggle('Kan met kinderen', 'nee'));
  await screen.findByText('Opgeslagen');
  expect(server.animal.properties.map(({ value }) => value)).toEqual(['N', 'J']);
  await waitFor(() => expect(toggle('Kan met honden', 'ja')).toBeChecked());
});

test('C29 what somebody else answered to the same item stays theirs, and that is said', async () => {
  const { replies, server, change } = stubServer();
  const { user, toasts } = await open(replies);
  change('honden', 'J');
  await user.click(toggle('Kan met honden', 'nee'));
  await waitFor(() =>
    expect(toasts()).toMatchObject([
      { type: 'warning', message: 'Iemand anders heeft ‘Kan met honden’ intussen op ja gezet.' },
    ]),
  );
  await waitFor(() => expect(toggle('Kan met honden', 'ja')).toBeChecked());
  expect(server.animal.properties[1]?.value).toBe('J');
});

test('AN-023 whoever may not edit has no toggle mode', () => {
  renderPart(<Checklist animal={withAnswers('J', 'X')} />, { user: makeStaff() });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
