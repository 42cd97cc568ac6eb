type Weighted<T> = readonly (readonly [T, number])[];

/** Ids of the kinds (migration of the fixed rows). */
export const KIND = { cat: 1, dog: 2, other: 3, rabbit: 4 } as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** What the generator draws for a kind; names of breeds, ids of ages and sexes as in the fixed rows of the migrations. */
export interface KindFacts {
  share: number;
  word: string;
  breeds: Weighted<string>;
  colours: readonly string[];
  /** Id, share, and the most days that an animal of this age can have lived (left out: no limit that matters). */
  ages: readonly (readonly [number, number, number?])[];
  /** Names of the sexes, looked up in the database. */
  sexes: Weighted<string>;
  couple: number;
}

function list(text: string): [string, number][] {
  return text.split(', ').map((item) => {
    const [, name = '', weight = ''] = /^(.*) ([\d.]+)$/.exec(item) ?? [];
    return [name, Number(weight)];
  });
}

export const KINDS: Record<Kind, KindFacts> = {
  1: {
    share: 55,
    word: 'kat',
    breeds: list(
      'Europees korthaar 62, Europees langhaar 10, Kruising 8, Brits korthaar 3, Maine Coon 3, Ragdoll 2, Noorse boskat 2, Heilige Birmaan 1, Pers 2, Siamees 1, Bengaal 2, Oosters korthaar 1, Cornish Rex 0.5, Sphynx 0.5, Russisch blauw 1, Abessijn 0.5, Turkse angora 0.5',
    ),
    colours: [
      'zwart',
      'wit',
      'zwart-wit',
      'cypers',
      'cypers-wit',
      'rood',
      'rood-wit',
      'schildpad',
      'lapjeskat',
      'blauw (grijs)',
      'crème',
      'seal point',
      'tabby',
    ],
    ages: [
      [1, 18, 183],
      [2, 22, 730],
      [3, 35],
      [4, 16],
      [5, 9],
    ],
    sexes: [
      ['Kater', 48],
      ['Poes', 50],
      ['Onbekend', 2],
    ],
    couple: 0.07,
  },
  2: {
    share: 24,
    word: 'hond',
    breeds: list(
      'Kruising 34, Staffordshire bullterriër 6, American Staffordshire terriër 6, Mechelse herder 7, Duitse herder 6, Hollandse herder 3, Jack Russell terriër 5, Labrador retriever 4, Chihuahua 4, Border collie 3, Golden retriever 2, Beagle 1, Boxer 1.5, Rottweiler 2, Siberische husky 2, Podenco 2, Galgo Español 1.5, Teckel 1.5, Shih Tzu 1.5, Yorkshire terriër 1, Maltezer 1, Franse bulldog 2, Engelse bulldog 1, American bully 1.5, Cane corso 1, Akita 0.5, Friese stabij 0.5, Kooikerhondje 0.3, Keeshond 0.3, Anatolische herder 1',
    ),
    colours: [
      'zwart',
      'zwart met bruin',
      'bruin',
      'blond',
      'wit',
      'gestroomd',
      'driekleur',
      'merle',
      'grijs',
      'rood',
      'zwart-wit',
      'wildkleur',
    ],
    ages: [
      [11, 5, 183],
      [12, 27, 730],
      [13, 47],
      [14, 15],
      [15, 6],
    ],
    sexes: [
      ['Reu', 58],
      ['Teef', 42],
    ],
    couple: 0.05,
  },
  3: {
    share: 10,
    word: 'dier',
    breeds: list(
      'Cavia 34, Hamster 8, Rat 8, Fret 7, Chinchilla 4, Degoe 4, Muis/gerbil 4, Parkiet 6, Kanarie 3, Valkparkiet 4, Kip 5, Duif 2, Landschildpad 3, Waterschildpad 3, Slang 1, Baardagaam 2, Geit 1, Pony 1',
    ),
    colours: ['bruin', 'grijs'],
    ages: [
      [31, 25, 183],
      [32, 50],
      [33, 15],
      [34, 10],
    ],
    sexes: [
      ['Man', 40],
      ['Vrouw', 40],
      ['Onbekend', 20],
    ],
    couple: 0.05,
  },
  4: {
    share: 11,
    word: 'konijn',
    breeds: list(
      'Kruising 40, Nederlandse hangoordwerg 18, Kleurdwerg 12, Leeuwenkop 8, Vlaamse reus 5, Franse hangoor 4, Rex 4, Wener 3, Hollander 3, Angora 2, Lotharinger 1',
    ),
    colours: ['wild', 'zwart', 'wit', 'madagascar', 'hotot', 'blauw', 'driekleur', 'chinchilla'],
    ages: [
      [41, 20, 183],
      [42, 65],
      [43, 15],
    ],
    sexes: [
      ['Ram', 49],
      ['Voedster', 49],
      ['Onbekend', 2],
    ],
    couple: 0.3,
  },
};

const ITEMS =
  'kinderen 1234 45/35 katten 12 40/40 kinderen_jong 12 20/40 honden 12 35/40 soortgenoten 34 60/25 alleen 2 35/35 zindelijk 124 75/20 gecastreerd 124 80/8 gechipt 124 95/3 geent 1234 88/8 ontwormd 1234 90/8 paspoort 2 97/2 buiten 1 50/30 binnen 1 25/45 fiv_felv 1 30/60 lijn 2 40/30 los 2 15/45 auto 2 50/35 gehoorzaam 2 45/30 ervaren 2 30/30 tuin 12 40/35 medisch 1234 10/10 dieet 12 5/10 handtam 34 50/30 buitenhok 34 40/30';

/** Checklist items with the kinds they are asked for and the share of J and X; the rest is N. */
export const CHECKLIST: readonly { key: string; kinds: string; yes: number; unknown: number }[] = (
  ITEMS.match(/\S+ \d+ \d+\/\d+/g) ?? []
).map((item) => {
  const [key = '', kinds = '', shares = ''] = item.split(' ');
  const [yes = 0, unknown = 0] = shares.split('/').map((share) => Number(share) / 100);
  return { key, kinds, yes, unknown };
});
