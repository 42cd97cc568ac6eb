import {
  Kind,
  PlacementStatus,
  Reaction,
  type ReactionPage,
  ReactionStatus,
  type ReactionSummary,
  STAFF_PAGE_SIZE,
} from '@portal/shared/contract';
import { makeShelterLabel, uuidkeyOf } from '@portal/shared/testing';

let last = 1000;

/** A reaction to the cat Moos that the shelter has not seen yet, without answers about the home. */
export function makeReaction(
  overrides: Partial<Omit<Reaction, 'dier'>> & { dier?: Partial<Reaction['dier']> } = {},
): Reaction {
  const { dier, ...rest } = overrides;
  last += 1;
  const id = rest.id ?? last;
  const nothing = { phone: null, woonruimte: null, alleenThuis: null, tuin: null, kinderen: null, huisdieren: null };
  return Reaction.parse({
    id,
    uuidkey: uuidkeyOf(id),
    displayname: 'Noor de Vries',
    email: 'noor@voorbeeld.example',
    informatie: 'Ik kom graag kennismaken met Moos.',
    ...nothing,
    ervaring: null,
    kto: null,
    statuscode: ReactionStatus.sent,
    geplaatst: 0,
    created_at: '2026-11-20T09:00:00.000Z',
    answered_at: null,
    withdrawn_at: null,
    asiel: makeShelterLabel(),
    ...rest,
    dier: {
      id: 77,
      uuidkey: uuidkeyOf(77),
      naam: 'Moos',
      soort: Kind.cat,
      soortnaam: 'Kat',
      geplaatst: PlacementStatus.published,
      statuslabel: 'Publiceren',
      fotourl: null,
      ...dier,
    },
  });
}

/** A page that holds all reactions there are, unless `totalRecords` says otherwise. */
export function makeReactionPage(
  data: Reaction[],
  { totalRecords = data.length, summary }: { totalRecords?: number; summary?: ReactionSummary } = {},
): ReactionPage {
  const totalPages = Math.ceil(totalRecords / STAFF_PAGE_SIZE);
  return { data, pagination: { totalRecords, totalPages }, ...(summary === undefined ? {} : { summary }) };
}
