import * as z from 'zod/mini';
import { lookupOf } from './envelope';
import { country, id, kindId, queryNumber, queryValue, sexCode } from './wire';

/** `GET breed|sex|age|checklist?soortid=`: options of one kind, or of all without it (C26). */
export const KindQuery = z.object({ soortid: queryValue(z.pipe(queryNumber(1, 4), kindId)) });
export type KindQuery = z.infer<typeof KindQuery>;

/** A kind: 1 Kat, 2 Hond, 3 Overig, 4 Konijn. */
export const KindOption = z.object({ id: kindId, naam: z.string() });
export type KindOption = z.infer<typeof KindOption>;

/** A breed of one kind. */
export const BreedOption = z.object({ id, naam: z.string(), soortid: kindId });
export type BreedOption = z.infer<typeof BreedOption>;

/** A sex of one kind (Kater, Poes, Reu …); `sexecode` is null when unknown (C50). */
export const SexOption = z.object({ id, naam: z.string(), soortid: kindId, sexecode: z.nullable(sexCode) });
export type SexOption = z.infer<typeof SexOption>;

/** An age class of one kind, in order of age. */
export const AgeOption = z.object({ id, naam: z.string(), soortid: kindId });
export type AgeOption = z.infer<typeof AgeOption>;

/** A province; 'Limburg' exists twice, so the id is the key (C49). */
export const ProvinceOption = z.object({ id, naam: z.string(), afkorting: z.string(), land: country });
export type ProvinceOption = z.infer<typeof ProvinceOption>;

/** A question of the checklist; an empty `soortids` means every kind. */
export const ChecklistOption = z.object({ key: z.string(), label: z.string(), soortids: z.array(kindId) });
export type ChecklistOption = z.infer<typeof ChecklistOption>;

/** An option of `GET fieldoptions/{name}` and of `GET contactsubject/`. */
export const FieldOption = z.object({ value: z.string(), label: z.string() });
export type FieldOption = z.infer<typeof FieldOption>;

/** `GET province?land=` (C26). */
export const ProvinceQuery = z.object({ land: queryValue(country) });
export type ProvinceQuery = z.infer<typeof ProvinceQuery>;

/** Answers of the lookups: `{items}`. */
export const KindLookup = lookupOf(KindOption);
export type KindLookup = z.infer<typeof KindLookup>;
export const BreedLookup = lookupOf(BreedOption);
export type BreedLookup = z.infer<typeof BreedLookup>;
export const SexLookup = lookupOf(SexOption);
export type SexLookup = z.infer<typeof SexLookup>;
export const AgeLookup = lookupOf(AgeOption);
export type AgeLookup = z.infer<typeof AgeLookup>;
export const ChecklistLookup = lookupOf(ChecklistOption);
export type ChecklistLookup = z.infer<typeof ChecklistLookup>;
export const FieldOptionLookup = lookupOf(FieldOption);
export type FieldOptionLookup = z.infer<typeof FieldOptionLookup>;

/** Provinces, and in `filter.asiel_province` the province of the user's own shelter: null for everybody else (C26, C50). */
export const ProvinceLookup = z.extend(lookupOf(ProvinceOption), {
  filter: z.object({ asiel_province: z.nullable(id) }),
});
export type ProvinceLookup = z.infer<typeof ProvinceLookup>;
