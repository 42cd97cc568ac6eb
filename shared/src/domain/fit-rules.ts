import { type FitKey, type FitProfile, Kind } from '@portal/shared/contract';

/** Why something matters, as said of the person: 'heeft een kat'. Null: it does not matter. */
type Reason = string | null;

/** Whether a question of the checklist matters to somebody: what the animal has to be able to do. */
interface AbilityRule {
  key: FitKey;
  /** The kinds whose checklist has the question. */
  kinds: readonly Kind[];
  matters(profile: FitProfile, kind: Kind): Reason;
  can: string;
  cannot: string;
}

/** A wish of the animal, which falls short only for who lacks it: the answer yes means that it needs it. */
interface WishRule extends Pick<AbilityRule, 'key' | 'kinds'> {
  lacks(profile: FitProfile): Reason;
  has(profile: FitProfile): Reason;
  wish: string;
  without: string;
}

export type FitRule = AbilityRule | WishRule;

const ALL = Object.values(Kind);
const CAT_AND_DOG = [Kind.cat, Kind.dog];

/** Pets count unless somebody says to have none; so do children under six. */
const hasPet = ({ huisdieren, dieren = [] }: FitProfile, pet: (typeof dieren)[number]) =>
  huisdieren !== 'Nee' && dieren.includes(pet);
const hasYoungChild = ({ kinderen, kindOnderZes }: FitProfile) => kinderen !== 'Nee' && kindOnderZes === 'Ja';

const ALONE = {
  zelden: null,
  uurtjes: 'laat het dier een paar uur alleen',
  werkdag: 'laat het dier een werkdag alleen',
};
const LITTLE = { Geen: 'heeft geen ervaring', Weinig: 'heeft weinig ervaring', Gemiddeld: null, Veel: null };
const MUCH = { Geen: null, Weinig: null, Gemiddeld: 'heeft ervaring', Veel: 'heeft veel ervaring' };

const noGarden = ({ tuin }: FitProfile): Reason => (tuin === 'Nee' ? 'heeft geen tuin' : null);
const garden = ({ tuin }: FitProfile): Reason => (tuin === 'Ja' ? 'heeft een tuin' : null);

/** Somebody who lives upstairs or in a flat and does not say to have a garden keeps the animal inside. */
function staysInside({ woonruimte, tuin }: FitProfile): Reason {
  if (tuin === 'Ja') return null;
  if (woonruimte === 'Appartement') return 'woont in een appartement';
  return woonruimte === 'Bovenwoning' ? 'woont in een bovenwoning' : null;
}

/** Rabbits are companions of rabbits; the other animals of those that have no name of their own in the questions. */
function companion(profile: FitProfile, kind: Kind): Reason {
  if (kind === Kind.rabbit) return hasPet(profile, 'konijn') ? 'heeft een konijn' : null;
  return kind === Kind.other && hasPet(profile, 'anders') ? 'heeft een ander dier' : null;
}

/** The rules of 'Past dit bij mij?' (C62), in the order in which they are said. A change of meaning raises FIT_RULES_VERSION. */
export const FIT_RULES: readonly FitRule[] = [
  {
    key: 'kinderen',
    kinds: ALL,
    matters: ({ kinderen }) => (kinderen === 'Ja' ? 'heeft kinderen' : null),
    can: 'kan met kinderen',
    cannot: 'kan niet met kinderen',
  },
  {
    key: 'kinderen_jong',
    kinds: CAT_AND_DOG,
    matters: (profile) => (hasYoungChild(profile) ? 'heeft een kind onder de zes' : null),
    can: 'kan met jonge kinderen',
    cannot: 'kan niet met jonge kinderen',
  },
  {
    key: 'katten',
    kinds: CAT_AND_DOG,
    matters: (profile) => (hasPet(profile, 'kat') ? 'heeft een kat' : null),
    can: 'kan met katten',
    cannot: 'kan niet met katten',
  },
  {
    key: 'honden',
    kinds: CAT_AND_DOG,
    matters: (profile) => (hasPet(profile, 'hond') ? 'heeft een hond' : null),
    can: 'kan met honden',
    cannot: 'kan niet met honden',
  },
  {
    key: 'soortgenoten',
    kinds: [Kind.rabbit, Kind.other],
    matters: companion,
    can: 'kan met soortgenoten',
    cannot: 'kan niet met soortgenoten',
  },
  {
    key: 'alleen',
    kinds: [Kind.dog],
    matters: ({ alleenThuis }) => (alleenThuis ? ALONE[alleenThuis] : null),
    can: 'kan alleen zijn',
    cannot: 'kan niet alleen zijn',
  },
  {
    key: 'tuin',
    kinds: CAT_AND_DOG,
    lacks: noGarden,
    has: garden,
    wish: 'wil graag een tuin',
    without: 'kan zonder tuin',
  },
  {
    key: 'buiten',
    kinds: [Kind.cat],
    lacks: noGarden,
    has: garden,
    wish: 'wil graag naar buiten',
    without: 'hoeft niet naar buiten',
  },
  {
    key: 'binnen',
    kinds: [Kind.cat],
    matters: staysInside,
    can: 'kan binnen leven',
    cannot: 'kan niet alleen binnen leven',
  },
  {
    key: 'ervaren',
    kinds: [Kind.dog],
    lacks: ({ ervaring }) => (ervaring ? LITTLE[ervaring] : null),
    has: ({ ervaring }) => (ervaring ? MUCH[ervaring] : null),
    wish: 'zoekt een ervaren baas',
    without: 'kan bij een beginner',
  },
];
