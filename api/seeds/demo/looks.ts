import { coatNames } from './drawings/catalogue';
import type { Outline } from './drawings/coats';
import type { Variant } from './drawings/draw';
import { KIND, KINDS, type Kind } from './kinds';

/** Which series of drawings shows an animal; without a variant any of the outline. */
interface Look {
  outline: Outline;
  variant?: Variant;
  /** Left out: all coats of the series. */
  colours?: readonly string[];
}

/** Species of the kind Overig; those that are left out have no photo. */
const OTHER: Readonly<Record<string, Look>> = {
  Cavia: { outline: 'rodent', variant: 'cavia' },
  Hamster: { outline: 'rodent', variant: 'hamster' },
  Rat: { outline: 'rodent', variant: 'rat' },
  Fret: { outline: 'ferret', variant: 'ferret' },
  Chinchilla: { outline: 'rodent', variant: 'chinchilla' },
  Degoe: { outline: 'rodent', variant: 'mouse', colours: ['bruin', 'grijs'] },
  'Muis/gerbil': { outline: 'rodent', variant: 'mouse' },
  Parkiet: { outline: 'bird', variant: 'parakeet' },
  Kanarie: { outline: 'bird', variant: 'canary' },
  Valkparkiet: { outline: 'bird', variant: 'cockatiel' },
  Kip: { outline: 'bird', variant: 'chicken' },
  Duif: { outline: 'bird', variant: 'pigeon' },
  Landschildpad: { outline: 'tortoise', variant: 'land', colours: ['olijf', 'bruin'] },
  Waterschildpad: { outline: 'tortoise', variant: 'land', colours: ['groen', 'olijf'] },
};

/** Species whose animals live alone: never offered as a couple. */
const SOLITARY = /^(Hamster|Slang|Baardagaam|.*schildpad)$/;

const FLUFFY = [
  'Europees langhaar',
  'Maine Coon',
  'Ragdoll',
  'Noorse boskat',
  'Heilige Birmaan',
  'Pers',
  'Turkse angora',
];
const DOG_VARIANTS: readonly (readonly [Variant, RegExp])[] = [
  ['floppy', /Labrador|Golden|Anatolische/],
  ['prick', /herder$|husky|Akita|Podenco|Keeshond/],
  ['bull', /bull|Staffordshire|Boxer|Cane corso|Rottweiler/],
  ['tiny', /Chihuahua|Maltezer|Yorkshire|Shih Tzu/],
  ['long', /Beagle|Teckel|Kooiker|stabij/],
  ['folded', /Jack Russell|collie|Galgo/],
];
const LOP = /hangoor/;
const FEMALE_COATS: readonly string[] = ['schildpad', 'lapjeskat'];

/** Colours that an animal of this kind, breed and sex can have: only a female cat is tortoiseshell or calico. */
export function coloursOf(kind: Kind, breed: string, sexecode: 'M' | 'V' | null): readonly string[] {
  if (breed === 'Siamees' || breed === 'Heilige Birmaan' || breed === 'Ragdoll') {
    return ['seal point', 'crème'];
  }
  if (breed === 'Russisch blauw') {
    return ['blauw (grijs)'];
  }
  const look = drawingFor(kind, breed);
  const all =
    look?.variant === undefined ? KINDS[kind].colours : (look.colours ?? coatNames(look.outline, look.variant));
  return sexecode === 'V' ? all : all.filter((colour) => !FEMALE_COATS.includes(colour));
}

/** Share of couples among the animals of a kind and breed. */
export function coupleShare(kind: Kind, breed: string): number {
  return breed === 'Cavia' ? 0.35 : SOLITARY.test(breed) ? 0 : KINDS[kind].couple;
}

/** Which drawings fit an animal; undefined when nobody drew its species. */
export function drawingFor(kind: Kind, breed: string): Look | undefined {
  switch (kind) {
    case KIND.cat:
      return { outline: 'cat', variant: FLUFFY.includes(breed) ? 'fluffy' : 'short' };
    case KIND.dog: {
      const variant = DOG_VARIANTS.find(([, pattern]) => pattern.test(breed))?.[0];
      return variant === undefined ? { outline: 'dog' } : { outline: 'dog', variant };
    }
    case KIND.rabbit:
      return breed === 'Kruising'
        ? { outline: 'rabbit' }
        : { outline: 'rabbit', variant: LOP.test(breed) ? 'lop' : 'upright' };
    case KIND.other:
      return OTHER[breed];
  }
}
