import { type AnimalExposure, PlacementStatus, ReactionStatus } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';

const { placed, reserved, published, preview, archived } = PlacementStatus;

/** Texts of the bar for staff. 'Verander status' and the warning about the limit: letter by letter from the specification. */
export const messages = {
  changeStatus: 'Verander status',
  limitReached: 'limiet van dieren berijkt',

  bar: 'Beheer van dit dier',
  edit: 'Bewerken',
  askReview: 'Recensie vragen',
  /** What the present status means, for who manages the animal (C09). */
  state: {
    [published]: 'Staat op de website.',
    [reserved]: 'Staat als gereserveerd op de website. Reageren kan nu niet.',
    [placed]: 'Is geplaatst en staat niet meer tussen de dieren.',
    [preview]: 'Preview: alleen medewerkers van het asiel zien dit dier.',
    [archived]: 'In het archief: alleen medewerkers van het asiel zien dit dier.',
  },
  counts: 'Reacties op dit dier',
  count: {
    [ReactionStatus.sent]: 'Nieuw',
    [ReactionStatus.inProgress]: 'In behandeling',
    [ReactionStatus.done]: 'Behandeld',
    [ReactionStatus.archived]: 'Archief',
  },
  /** How often visitors saw the animal (C63). */
  exposure: ({ days, shown, opened }: AnimalExposure) =>
    `In ${days} dagen ${numberText(shown)} keer getoond, ${numberText(opened)} keer geopend.`,
  confirmTitle: (naam: string) => `Status van ${naam} veranderen?`,
  confirm: 'Status veranderen',
  from: 'Nu',
  to: 'Wordt',
  /** What a new status does. */
  effect: {
    [published]: 'Iedereen kan het dier op de website vinden en erop reageren.',
    [reserved]: 'Het dier blijft op de website staan, als gereserveerd. Reageren kan dan niet.',
    [placed]: 'Het dier staat niet meer tussen de dieren. Daarna kunt u de nieuwe eigenaar om een recensie vragen.',
    [preview]: 'Het dier staat niet meer op de website. Alleen medewerkers van het asiel zien het nog.',
    [archived]: 'Het dier staat niet meer op de website en gaat naar het archief.',
  },
  changedMeanwhile: 'Iemand anders heeft dit dier intussen aangepast. Kijk of uw wijziging nog klopt.',
  same: (label: string) => `De status is al ${label}`,
  changed: (naam: string, label: string) => `${naam}: de status is nu ${label}`,
  failed: 'De status is niet veranderd.',
} as const;
