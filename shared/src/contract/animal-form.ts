import * as z from 'zod/mini';
import { Answer, Kind, YesNo } from './codes';
import { dataOf } from './envelope';
import { optionalId, requiredId } from './form-field';
import { cleanLine, optionalText, requiredHtml, requiredLongText, requiredText, sentLength } from './text';
import { answer, isoDate, placementStatus, uuidkey } from './wire';

const YOUTUBE_HOSTS = /^https:\/\/((www|m)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)\//i;

const VIDEO_MAX = 300;

/** An optional address of a video; only that service, https added when missing (C38). */
const optionalVideo = z.optional(
  z.nullable(
    z.string().check(
      sentLength(VIDEO_MAX),
      z.overwrite((text) => cleanLine(text).replace(/^http:\/\//i, 'https://')),
      z.overwrite((text) => (text === '' || /^https:/i.test(text) ? text : `https://${text}`)),
      z.maxLength(VIDEO_MAX),
      z.refine((text) => text === '' || YOUTUBE_HOSTS.test(text), 'Vul een adres van YouTube in'),
    ),
  ),
);

/** An optional calendar day (yyyy-MM-dd); '' counts as not filled in. */
const optionalDay = z.optional(z.nullable(z.union([isoDate, z.literal('')], 'Vul een datum in')));

const shared = {
  naam: requiredText('Vul een naam in', 100),
  ras: requiredId('Kies een ras'),
  leeftijd: requiredId('Kies een leeftijd'),
  geslacht: requiredId('Kies een geslacht'),
  koppel: z.enum(YesNo, 'Kies een opties'),
  gevonden: z.enum(Answer, 'Kies een opties'),
  /** Of a found animal: the day on which the municipality took it into custody, and the municipality (C51). */
  inbewaring: optionalDay,
  gemeente: z.optional(z.nullable(optionalText(100))),
  provincie: requiredId('Kies een opties'),
  kleur: z.nullable(optionalText(100)),
  rasaanvul: z.nullable(optionalText(100)),
  youtubeUrl: optionalVideo,
  amivedinummer: z.nullable(optionalText(40)),
  donatienummer: z.nullable(optionalText(40)),
};

/** The form of an existing animal. `ras`, `leeftijd`, `geslacht` and `provincie` are lookup ids. */
export const AnimalForm = z.object(shared);
export type AnimalForm = z.infer<typeof AnimalForm>;

/** The form of an existing animal on screen; `base` is the version that it began with, which is not sent. */
export const AnimalEditForm = z.extend(AnimalForm, { base: z.unknown() });
export type AnimalEditForm = z.infer<typeof AnimalEditForm>;

/** Most characters of a description that is typed as text. */
const STORY_MAX = 20_000;

/** The description of an existing animal on screen, as text without formats; `base` as above. */
export const AnimalStoryForm = z.object({
  omschrijving: requiredLongText('Vul een omschrijving in', STORY_MAX),
  base: z.unknown(),
});

/** The form of a new animal: also kind and description. */
export const AnimalCreateForm = z.object({
  ...shared,
  soort: z.pipe(requiredId('kies een dier soort'), z.enum(Kind, 'kies een dier soort')),
  omschrijving: requiredHtml('Vul een omschrijving in'),
});
export type AnimalCreateForm = z.infer<typeof AnimalCreateForm>;

/** A shelter that was chosen from the autocomplete, or the text that was typed there, which is no choice. */
export type ChosenShelter = { id: number; naam: string } | string;

const isChosen = (value: unknown) => typeof value === 'object' && value !== null;

/** The form of a new animal on screen, for staff: their shelter is known (C26). */
export const NewAnimalForm = z.extend(AnimalCreateForm, { asiel: z.custom<ChosenShelter>(() => true) });
export type NewAnimalForm = z.infer<typeof NewAnimalForm>;
/** What its fields hold before they are judged. */
export type NewAnimalInput = z.input<typeof NewAnimalForm>;

/** The same for an admin, who chooses the shelter from the autocomplete (C26). */
export const NewAnimalAdminForm = z.extend(AnimalCreateForm, {
  asiel: z.custom<ChosenShelter>(isChosen, 'Kies een asiel'),
});
export type NewAnimalAdminForm = z.infer<typeof NewAnimalAdminForm>;

/**
 * Body of `POST animal` (C26): `asiel` is named by an admin; staff create for the own shelter. `geplaatst` is P by default. `concept` is the key
 * under which photos were sent before (`PhotoUpload`): the animal gets them, in their order; 409 DUPLICATE when it is an animal already (C42).
 */
export const AnimalCreate = z.extend(AnimalCreateForm, {
  asiel: optionalId,
  geplaatst: z.optional(placementStatus),
  concept: z.optional(uuidkey),
});
export type AnimalCreate = z.infer<typeof AnimalCreate>;

/** One changed answer of the checklist. */
export const ChecklistChange = z.object({ key: z.string().check(z.regex(/^[a-z_]{1,40}$/)), value: answer });
export type ChecklistChange = z.infer<typeof ChecklistChange>;

/** Body of `POST animal/{uuidkey}/check`: any part of the fields and the status (C26, C29). */
export const AnimalUpdate = z.extend(z.partial(AnimalForm), {
  omschrijving: z.optional(requiredHtml('Vul een omschrijving in')),
  properties: z.optional(z.array(ChecklistChange).check(z.maxLength(100))),
  geplaatst: z.optional(placementStatus),
});
export type AnimalUpdate = z.infer<typeof AnimalUpdate>;

/** Body of `PUT animal/{uuidkey}`: any part of the fields (C26, C29); the status has a call of its own. */
export const AnimalFieldUpdate = z.omit(AnimalUpdate, { geplaatst: true });
export type AnimalFieldUpdate = z.infer<typeof AnimalFieldUpdate>;

/**
 * Result of the change check (C26): names of changed fields (`properties` for the checklist), the status that is stored now, whether its
 * label would change, the label after the change, and whether to ask for a review (the label changes, and into 'Geplaatst').
 */
export const AnimalCheck = z.object({
  fields: z.array(z.string()),
  geplaatst: placementStatus,
  statusChanged: z.boolean(),
  statuslabel: z.string(),
  askReview: z.boolean(),
});
export type AnimalCheck = z.infer<typeof AnimalCheck>;

/** `POST animal/{uuidkey}/check`: `{data: {…}}`. */
export const AnimalCheckAnswer = dataOf(AnimalCheck);
export type AnimalCheckAnswer = z.infer<typeof AnimalCheckAnswer>;

/** Body of `PUT animal/{uuidkey}/status`: `asiel` is the shelter's id, checked against the animal. */
export const AnimalStatusUpdate = z.object({ geplaatst: placementStatus, asiel: optionalId });
export type AnimalStatusUpdate = z.infer<typeof AnimalStatusUpdate>;
