import {
  type Kind,
  portalPath,
  type Review,
  type ReviewRequestAnswer,
  type SuggestionAnswer,
} from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from './animals';
import { callerOf } from './calls';
import { newConfirmedPerson } from './confirmed';
import { newestMailOf } from './mail';
import { PEOPLE } from './people';

/** Somebody new whom the first shelter asks for a review, after they reacted to an animal of it; `path` is the page of the invitation. */
export async function inviteSomebody(request: APIRequestContext, soort: Kind) {
  const staff = await callerOf(request, PEOPLE.staff);
  const animal = await publishAnimal(request, { soort, naam: 'Wolkje', omschrijving: '<p>Lief.</p>' });
  const person = await newConfirmedPerson(request);
  const caller = await callerOf(request, person.email);
  const form = { displayname: 'Noor Thuis', email: person.email, informatie: 'Wij komen graag langs', kto: 'Ja' };
  await caller.send('POST', 'response', { ...form, dier: animal.uuidkey });
  const query = new URLSearchParams({ searchEmail: person.email, searchType: 'inside', dier_id: String(animal.id) });
  const { data } = await staff.get<SuggestionAnswer>(`response-email?${query}`);
  const body = { id: data[0]?.id, geplaatst: 1 };
  const { item } = (await staff.send<ReviewRequestAnswer>('PUT', 'response-dier', body)).data;
  await withdrawAnimal(request, animal);
  return { email: person.email, invite: item.invite_uuid, path: portalPath.review(item.invite_uuid) };
}

/** The review of an invitation, written by the invited. */
export async function writeReview(
  request: APIRequestContext,
  { email, invite }: { email: string; invite: string },
  { message = 'Fijn geholpen', anonymous = 0 }: Partial<Pick<Review, 'message' | 'anonymous'>> = {},
) {
  const author = await callerOf(request, email);
  // Opening the invitation makes it theirs.
  await author.get(`review/${invite}`);
  const body = { invite_uuid: invite, uid: invite, rating: 4, message, anonymous };
  return (await author.send<{ data: { item: Review } }>('POST', 'review', body)).data.item;
}

/** The newest mail to an address with these words in its subject: its text, and its first link to a review as a path of the portal. */
export async function reviewMail(request: APIRequestContext, to: string, about: RegExp) {
  const { text } = await newestMailOf(request, ({ to_address, subject }) => to_address === to && about.test(subject));
  return { text, link: /\/recensies\/\S+/.exec(text)?.[0] ?? '' };
}
