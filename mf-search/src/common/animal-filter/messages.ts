import {
  type ANIMAL_WISHES,
  type ChoiceFilter,
  type ChoiceOption,
  ColourGroup,
  Country,
  Kind,
} from '@portal/shared/contract';

/** The word of every option that the declaration of the filters has. */
type OptionWords = { [Key in ChoiceFilter]: Readonly<Record<ChoiceOption<Key>, string>> };

/** A word for each wish of an animal. */
type WishWords = Readonly<Record<(typeof ANIMAL_WISHES)[number], string>>;

/** Words of the filters of animals, for the search itself and for kept searches. */
export const filterMessages = {
  areas: {
    all: { title: 'Zoek een dier', lead: 'Katten, honden, konijnen en andere dieren uit alle aangesloten asielen.' },
    [Kind.cat]: { lead: 'Deze katten wachten in een asiel op een nieuw thuis.' },
    [Kind.dog]: { lead: 'Deze honden wachten in een asiel op een nieuw thuis.' },
    [Kind.other]: { lead: 'Konijnen, knaagdieren, vogels en andere dieren die een nieuw thuis zoeken.' },
    [Kind.rabbit]: { lead: 'Deze konijnen wachten in een asiel op een nieuw thuis.' },
    longStayers: { title: 'Langzitters', lead: 'Deze dieren wachten het langst. Misschien wel op u.' },
    couples: { title: 'Koppels', lead: 'Deze dieren zijn aan elkaar gehecht en gaan samen naar een nieuw thuis.' },
    foundAnimals: {
      title: 'Gevonden dieren',
      lead: 'Bent u een dier kwijt? Deze dieren zijn gevonden en naar een asiel gebracht.',
    },
  },
  fields: {
    soort: 'Diersoort',
    q: 'Zoek op woord',
    ras: 'Ras',
    leeftijd: 'Leeftijd',
    geslacht: 'Geslacht',
    kleur: 'Kleur',
    provincie: 'Provincie',
    land: 'Land',
    asiel: 'Eén asiel',
    eig: 'Wensen',
    geen: 'Uw situatie',
    more: 'Bijzonderheden',
  },
  flags: {
    koppel: 'Koppels',
    gevonden: 'Gevonden dieren',
    nieuw: 'Nieuw binnen',
    langzitter: 'Langzitters',
    geplaatst: 'Niet gereserveerd',
  },
  lacks: { tuin: 'Ik heb geen tuin', ervaren: 'Ik heb weinig ervaring' } satisfies WishWords,
  sexes: { M: 'Mannetje', V: 'Vrouwtje', unknown: 'Onbekend' },
  options: {
    kleur: {
      [ColourGroup.black]: 'Zwart',
      [ColourGroup.white]: 'Wit',
      [ColourGroup.blackWhite]: 'Zwart-wit',
      [ColourGroup.grey]: 'Grijs of blauw',
      [ColourGroup.brown]: 'Bruin',
      [ColourGroup.red]: 'Rood of oranje',
      [ColourGroup.cream]: 'Crème of blond',
      [ColourGroup.striped]: 'Cypers of gestroomd',
      [ColourGroup.tricolour]: 'Lapjes of driekleur',
      [ColourGroup.agouti]: 'Wildkleur',
      [ColourGroup.mixed]: 'Meerkleurig',
    },
    land: {
      [Country.netherlands]: 'Nederland',
      [Country.belgium]: 'België',
      [Country.antilles]: 'Nederlandse Antillen',
    },
  } satisfies OptionWords,
  province: (naam: string, land: string) => `${naam} (${land})`,
  alternatives: (words: readonly string[]) => words.join(' of '),
  word: (text: string) => `‘${text}’`,
  kept: {
    everything: 'Alle dieren',
    withUnknown: 'Ook als het onbekend is',
    head: (kinds: readonly string[], places: readonly string[]) => {
      const what = kinds.map((kind, index) => (index === 0 ? kind : kind.toLowerCase())).join(' en ') || 'Dieren';
      return places.length === 0 ? what : `${what} in ${places.join(' of ')}`;
    },
  },
} as const;
