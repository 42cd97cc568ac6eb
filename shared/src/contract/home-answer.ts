/** Option lists of the reaction form (C18); `tuin`, `kinderen`, `huisdieren` and `kto` use yes and no. */
export const EXPERIENCE_OPTIONS = ['Geen', 'Weinig', 'Gemiddeld', 'Veel'] as const;
export const ALONE_OPTIONS = ['zelden', 'uurtjes', 'werkdag'] as const;
export const YES_NO_OPTIONS = ['Ja', 'Nee'] as const;
export const HOUSING_OPTIONS = [
  'Appartement',
  'Bovenwoning',
  'Tussenwoning',
  'Hoekwoning',
  'Vrijstaand huis',
  'Boerderij',
  'Anders',
] as const;

/** Which pets somebody has (C62): `dieren`, beside `huisdieren`, which only says whether. */
export const PET_OPTIONS = ['kat', 'hond', 'konijn', 'anders'] as const;
