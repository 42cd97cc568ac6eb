import { type Animal, type FitProfile, PlacementStatus } from '@portal/shared/contract';
import { fitProfileStore, registerStore } from '@portal/shared/session';
import { makeAnimal, makeRegister, makeRelease, makeRemoteRow, renderPart } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { stubApi } from '../../testing/stub-api';
import { FitBlock } from './fit-block';

const PATH = 'zoek/past-dit-bij-mij';
const withQuestions = (paths: string[]) =>
  act(() =>
    registerStore.set(
      makeRegister([
        makeRemoteRow({ current: makeRelease({ routes: paths.map((path) => ({ path, access: 'public' })) }) }),
      ]),
    ),
  );

function open(profile: FitProfile | null, change: Partial<Animal> = {}, paths = [PATH]) {
  withQuestions(paths);
  fitProfileStore.set(profile);
  const properties = [
    { key: 'kinderen', label: 'Kan met kinderen', value: 'J' as const },
    { key: 'katten', label: 'Kan met katten', value: 'N' as const },
    { key: 'honden', label: 'Kan met honden', value: 'X' as const },
  ];
  const animal = makeAnimal({ id: 77, properties, ...change });
  const api = stubApi();
  return { ...renderPart(<FitBlock animal={animal} />, { url: `/dier/${animal.uuidkey}`, api }), animal, api };
}

afterEach(() => {
  fitProfileStore.set(null);
  withQuestions([]);
});

const profile: FitProfile = { kinderen: 'Ja', huisdieren: 'Ja', dieren: ['kat', 'hond'] };

test('AN-090, C62 every verdict with its reason, what stands in the way first, and the way to the answers; no request', async () => {
  const { api, animal } = open(profile);
  const block = within(screen.getByRole('region', { name: 'Past dit bij u?' }));
  const said = (await block.findAllByRole('listitem')).map(
    (item) => `${within(item).getByRole('img').getAttribute('aria-label')} ${item.textContent}`,
  );
  expect(said).toEqual([
    'nee: kan niet met katten (u heeft een kat)',
    'ja: kan met kinderen',
    'onbekend: kan met honden',
  ]);
  expect(block.getByRole('link', { name: 'Antwoorden aanpassen' })).toHaveAttribute(
    'href',
    `/${PATH}?returnUrl=${encodeURIComponent(`/dier/${animal.uuidkey}`)}`,
  );
  expect(api.requests).toEqual([]);
});

test('C62 without answers the way to the questions; without that page nothing', () => {
  const { unmount } = open(null);
  expect(screen.getByRole('link', { name: 'Beantwoord 8 vragen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/zoek\/past-dit-bij-mij\?returnUrl=/),
  );
  unmount();
  open(null, {}, []);
  expect(screen.queryByText('Past dit bij mij?')).not.toBeInTheDocument();
});

test('C62 answers that say nothing about this animal say so; a placed animal has no block', async () => {
  const { unmount } = open({ kinderen: 'Nee' });
  expect(await screen.findByText('Uw antwoorden zeggen nog niets over dit dier.')).toBeVisible();
  unmount();
  open(profile, { geplaatst: PlacementStatus.placed });
  expect(screen.queryByText('Past dit bij u?')).not.toBeInTheDocument();
});
