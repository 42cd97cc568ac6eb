import * as z from 'zod/mini';
import { AnimalExposure } from './animal-exposure';
import { Answer, ReactionStatus } from './codes';
import { dataOf, itemOf } from './envelope';
import { Photo } from './photo';
import { ShelterLabel, ShelterSummary } from './shelter';
import {
  answer,
  count,
  country,
  flag,
  id,
  isoDate,
  isoTime,
  kindId,
  placementStatus,
  sexCode,
  uuidkey,
  yesNo,
} from './wire';

/** One answer of the checklist (`properties`): J yes, X unknown, N no. */
export const ChecklistAnswer = z.object({ key: z.string(), label: z.string(), value: answer });
export type ChecklistAnswer = z.infer<typeof ChecklistAnswer>;

/** Number of reactions with one status (`responseCount`). */
export const ReactionCount = z.object({ statuscode: z.enum(ReactionStatus), aantal: count });
export type ReactionCount = z.infer<typeof ReactionCount>;

/** Questions of the checklist that say with whom and how an animal can live; their keys are those of `GET fieldoptions/checklist`. */
export const FIT_KEYS = [
  'kinderen',
  'kinderen_jong',
  'katten',
  'honden',
  'soortgenoten',
  'alleen',
  'buiten',
  'binnen',
  'ervaren',
  'tuin',
  'buitenhok',
] as const;
export type FitKey = (typeof FIT_KEYS)[number];

/** Those of them that are a wish of the animal: who lacks it asks `geen`, which leaves out the animals that answer J (C05). */
export const ANIMAL_WISHES = ['tuin', 'ervaren'] as const satisfies readonly FitKey[];

/** The known answers to those questions; a key that is missing is unknown, or is not asked of the kind. */
export const FitAnswers = z.object(
  Object.fromEntries(FIT_KEYS.map((key) => [key, z.optional(z.enum([Answer.yes, Answer.no]))])) as Record<
    FitKey,
    z.ZodMiniOptional<z.ZodMiniEnum<{ J: 'J'; N: 'N' }>>
  >,
);
export type FitAnswers = z.infer<typeof FitAnswers>;

/**
 * An animal in a list (C06). `fotourl` is the whole address of the 350 px jpeg (see domain `photoAddress` for the others) or null;
 * `dagen` the calendar days since the first publication (C08), null before it; the place of the card is `asiel.plaats`. `eig` is missing in answers
 * of a release before it.
 */
export const AnimalCard = z.object({
  id,
  uuidkey,
  naam: z.string(),
  soort: kindId,
  soortnaam: z.string(),
  rasnaam: z.string(),
  rasaanvul: z.nullable(z.string()),
  kleur: z.nullable(z.string()),
  leeftijdnaam: z.string(),
  sexecode: z.nullable(sexCode),
  sexenaam: z.string(),
  geplaatst: placementStatus,
  koppel: yesNo,
  gevonden: answer,
  nieuw: flag,
  langzitter: flag,
  dagen: z.nullable(count),
  fotourl: z.nullable(z.string()),
  provincieafkorting: z.string(),
  provincienaam: z.string(),
  eig: z.optional(FitAnswers),
  asiel: ShelterLabel,
});
export type AnimalCard = z.infer<typeof AnimalCard>;

/**
 * The whole profile, field names letter by letter. `ras`, `leeftijd`, `geslacht` and `provincie` are lookup ids, `…naam` their
 * labels. `omschrijving` is sanitised HTML. `donatienummer` is the animal's, or else the shelter's. `visits` and `responseCount` are
 * there only for the own staff and admins (C09, C50), as `exposure` is (C63); `favorite` is 0 for visitors. `inbewaring` and `gemeente` of a found animal: since
 * which day and for which municipality it is kept; both null when it was not found or staff did not say (C51).
 */
export const Animal = z.object({
  id,
  uuidkey,
  naam: z.string(),
  kleur: z.nullable(z.string()),
  soort: kindId,
  soortnaam: z.string(),
  ras: id,
  rasnaam: z.string(),
  rasaanvul: z.nullable(z.string()),
  geplaatst: placementStatus,
  statuslabel: z.string(),
  leeftijd: id,
  leeftijdnaam: z.string(),
  geslacht: id,
  sexecode: z.nullable(sexCode),
  sexenaam: z.string(),
  koppel: yesNo,
  gevonden: answer,
  inbewaring: z.optional(z.nullable(isoDate)),
  gemeente: z.optional(z.nullable(z.string())),
  youtubeUrl: z.nullable(z.string()),
  youtube: flag,
  amivedinummer: z.nullable(z.string()),
  donatienummer: z.nullable(z.string()),
  provincie: id,
  provincieafkorting: z.string(),
  provincieland: country,
  provincienaam: z.string(),
  nieuw: flag,
  langzitter: flag,
  dagen: z.nullable(count),
  omschrijving: z.string(),
  fotourl: z.nullable(z.string()),
  fotos: z.array(Photo),
  favorite: flag,
  visits: z.optional(count),
  exposure: z.optional(AnimalExposure),
  datum: isoTime,
  datumgeplaatst: z.nullable(isoTime),
  responseCount: z.optional(z.array(ReactionCount)),
  properties: z.array(ChecklistAnswer),
  asiel: z.nullable(ShelterSummary),
});
export type Animal = z.infer<typeof Animal>;

/** `GET animal/{uuidkey}`, `POST animal`, `PUT animal/{uuidkey}`, `PUT animal/{uuidkey}/status`: `{data: {item}}`. */
export const AnimalAnswer = itemOf(Animal);
export type AnimalAnswer = z.infer<typeof AnimalAnswer>;

/** Figures of the home page (C03): available (N and G) per kind, in all, active shelters, placed in this calendar year. */
export const AnimalSummary = z.object({
  kinds: z.array(z.object({ soort: kindId, aantal: count })),
  available: count,
  shelters: count,
  placedThisYear: count,
});
export type AnimalSummary = z.infer<typeof AnimalSummary>;

/** `GET animal/summary`. */
export const AnimalSummaryAnswer = dataOf(AnimalSummary);
export type AnimalSummaryAnswer = z.infer<typeof AnimalSummaryAnswer>;
