import {
  type EndpointCall,
  makeAnimal,
  makeMe,
  makeSearchPage,
  makeShelter,
  makeShelterLabel,
  makeShelterPage,
  makeShelterRow,
  refetchedBy,
} from '@portal/shared/testing';
import { stubApi } from '../testing/stub-api';
import './account';
import './shelter-profile';

const shelter = makeShelter();
const animal = makeAnimal();
const SHOWN: readonly EndpointCall[] = [
  ['getMe'],
  ['getShelter', shelter.uuidkey],
  ['searchShelters', {}],
  ['suggestShelters', 'kwispel'],
  ['getAnimal', animal.uuidkey],
  ['searchAnimals', {}],
  ['listSavedSearches'],
  ['listKinds'],
];

test.each<[string, EndpointCall, string[]]>([
  ['names', ['updateMe', { firstname: 'Jo' }], ['getMe']],
  [
    'a shelter, which the pages of its animals show as well',
    ['updateShelter', { shelter, update: { telefoon: '' } }],
    ['getShelter', 'searchShelters', 'suggestShelters', 'getAnimal', 'searchAnimals'],
  ],
  ['the mails of a saved search', ['unsubscribe', 'a code of a mail'], ['listSavedSearches']],
])('a change of %s is seen wherever it is shown (SHD-001)', async (_what, change, expected) => {
  stubApi({
    getMe: { data: { item: makeMe() } },
    updateMe: { data: { item: makeMe() } },
    getShelter: { data: shelter },
    updateShelter: { data: shelter },
    searchShelters: makeShelterPage([makeShelterRow({ uuidkey: shelter.uuidkey })]),
    suggestShelters: { items: [makeShelterLabel()] },
    getAnimal: { data: { item: animal } },
    searchAnimals: makeSearchPage([]),
    listSavedSearches: { data: { items: [] } },
    unsubscribe: null,
    listKinds: { items: [] },
  });
  expect(await refetchedBy(change, SHOWN)).toEqual(expected);
});
