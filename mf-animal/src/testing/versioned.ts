import type { Animal } from '@portal/shared/contract';
import { rawAnswer } from '@portal/shared/testing';

/** An answer with an animal and its version, as the api gives it to who manages the animal. */
export const versioned = (item: Animal, version: number) =>
  rawAnswer(200, JSON.stringify({ data: { item } }), { 'Content-Type': 'application/json', ETag: `"${version}"` });
