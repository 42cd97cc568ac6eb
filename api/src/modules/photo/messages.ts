import { PHOTO_SIZE, PHOTOS_PER_ANIMAL_MAX } from '@portal/shared/contract';

/** Texts for people (C43). */
export const messages = {
  added: 'De foto is toegevoegd',
  present: 'Deze foto staat er al',
  primary: 'De hoofdfoto is aangepast',
  moved: 'De volgorde is aangepast',
  removed: 'De foto is verwijderd',
  full: `Er passen niet meer dan ${PHOTOS_PER_ANIMAL_MAX} foto's bij een dier`,
  shelterFull:
    "De foto's van dit asiel zijn samen 2 GB, en dat is het maximum. Verwijder eerst foto's van dieren die al lang weg zijn.",
  noAnimal: 'Deze foto hoort nog bij geen dier',
  tooManyDrafts: "U heeft te veel dieren met foto's die nog niet zijn opgeslagen",
  draftSaved: 'Dit dier is al opgeslagen',
  otherOwner: 'Deze foto hoort hier niet bij',
  tooSmall: `Kies een foto van ten minste ${PHOTO_SIZE} bij ${PHOTO_SIZE} beeldpunten`,
  tooLarge: 'Deze foto heeft te veel beeldpunten',
  unknownSource: 'Hier kan geen foto worden toegevoegd',
} as const;
