import type { Animal } from '@portal/shared/contract';
import { makeAnimal, rawAnswer, refuse } from '@portal/shared/testing';
import type { Replies, StubApi } from './stub-api';

/** An answer with an animal and its version, as the api gives it to who manages the animal. */
export const versioned = (item: Animal, version: number) =>
  rawAnswer(200, JSON.stringify({ data: { item } }), { 'Content-Type': 'application/json', ETag: `"${version}"` });

/** Somebody else was first: a save over version 1 is refused, one over another version is taken. */
export const savedMeanwhile: Replies = {
  updateAnimal: ({ headers }) => (headers.get('If-Match') === '"1"' ? refuse('STALE') : versioned(makeAnimal(), 9)),
};

/** The version that each save was based on, in order. */
export const versionsSaved = (api: StubApi) =>
  api.requestsOf('updateAnimal').map(({ headers }) => headers.get('If-Match'));
