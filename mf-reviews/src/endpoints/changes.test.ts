import {
  type EndpointCall,
  makeAnimal,
  makeShelter,
  makeShelterPage,
  makeShelterRow,
  refetchedBy,
} from '@portal/shared/testing';
import { makeReview } from '../testing/review';
import { stubApi } from '../testing/stub-api';
import './review';

const review = makeReview();
const form = { rating: 4, message: null, anonymous: 0 } as const;
const shelter = makeShelter();
const animal = makeAnimal();
const SHOWN: readonly EndpointCall[] = [
  ['getReview', String(review.id)],
  ['getShelter', shelter.uuidkey],
  ['searchShelters', {}],
  ['getAnimal', animal.uuidkey],
  ['listKinds'],
];

test.each<[string, unknown]>([
  ['createReview', { review, form }],
  ['updateReview', { id: review.id, form }],
  ['hideReview', { id: review.id, body: { hidden: true, reason: 'x' } }],
  ['answerReview', { id: review.id, body: { message: 'x', updated: null } }],
  ['removeAnswer', { id: review.id, reason: 'x' }],
])('%s is seen wherever the rating of the shelter is shown (C20, SHD-001)', async (name, arg) => {
  stubApi({
    getInvite: { data: { item: review } },
    createReview: { data: { item: review } },
    updateReview: { data: { item: review } },
    answerReview: { data: { item: review } },
    getShelter: { data: shelter },
    searchShelters: makeShelterPage([makeShelterRow()]),
    getAnimal: { data: { item: animal } },
    listKinds: { items: [] },
  });
  expect(await refetchedBy([name, arg], SHOWN)).toEqual(['getReview', 'getShelter', 'searchShelters', 'getAnimal']);
});
