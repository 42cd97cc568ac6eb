import { ANIMAL_FILTERS, type AnimalFacets, Kind, LIST_FILTERS, portalPath } from '@portal/shared/contract';
import { kindTitle, searchedKinds } from '@portal/shared/domain';
import { BirdIcon, CatIcon, DogIcon, type Icon, PawIcon, RabbitIcon } from '@portal/shared/ui';
import { addressOf, type FilterPatch } from '../../common/animal-filter/search-address';
import { areaOf } from '../../common/animal-filter/search-area';
import { LinkRow, type LinkRowEntry } from '../../common/link-row';
import { messages } from './messages';
import type { AnimalSearchState } from './use-animal-search';

const KINDS: readonly { kind: Kind; path: string; icon: Icon }[] = [
  { kind: Kind.cat, path: portalPath.cats(), icon: CatIcon },
  { kind: Kind.dog, path: portalPath.dogs(), icon: DogIcon },
  { kind: Kind.rabbit, path: portalPath.rabbits(), icon: RabbitIcon },
  { kind: Kind.other, path: portalPath.otherAnimals(), icon: BirdIcon },
];

/** Leads to the other kinds: a choice within a preset, else a page of its own; on overig 'Konijnen' is a choice (C04). */
export function KindRow({ state, facets }: { state: AnimalSearchState; facets: AnimalFacets | undefined }) {
  const entries = kindEntries(state, facets).map((entry) => ({
    ...entry,
    keepsPlace: !entry.to.startsWith(portalPath.animalSearch()),
  }));
  return <LinkRow label={messages.kinds.label} entries={entries} />;
}

/** Breeds, ages and sexes belong to a kind: another kind leaves them behind. */
const OF_KIND = LIST_FILTERS.filter((key) => ANIMAL_FILTERS[key].isOfKind);
const OTHER_KIND: FilterPatch = { first: 1, ...Object.fromEntries(OF_KIND.map((key) => [key, undefined])) };

function kindEntries(state: AnimalSearchState, facets: AnimalFacets | undefined): LinkRowEntry[] {
  const { area, search, hrefWith } = state;
  const isPreset = Object.keys(area.preset).length > 0;
  const isChosen = (kinds: readonly Kind[]) => String(search.soort ?? []) === String(kinds);
  const choose = (kinds: readonly Kind[]) => hrefWith({ ...OTHER_KIND, soort: kinds });
  const everything: LinkRowEntry = {
    label: messages.kinds.all,
    icon: PawIcon,
    to: isPreset ? choose([]) : area.kind === null ? hrefWith({ first: 1, soort: [] }) : portalPath.animalSearch(),
    isCurrent: area.kind === null && isChosen([]),
  };
  const ofKind = ({ kind, path, icon }: (typeof KINDS)[number]): LinkRowEntry => {
    const kinds = searchedKinds(kind);
    const count = facets?.soort && kinds.reduce((sum, value) => sum + (facets.soort?.[value] ?? 0), 0);
    const entry = { label: kindTitle(kind), icon };
    if (isPreset) return { ...entry, to: choose(kinds), isCurrent: isChosen(kinds), count };
    if (area.kind === null) {
      const target = areaOf(path);
      const to = `${path}${addressOf(target, search, { first: 1, soort: searchedKinds(target.kind) })}`;
      return { ...entry, to, isCurrent: false, count };
    }
    const isWithin = area.kind === Kind.other && searchedKinds(Kind.other).includes(kind);
    if (isWithin) return { ...entry, to: choose(kinds), isCurrent: isChosen(kinds) };
    return { ...entry, to: path, isCurrent: area.kind === kind };
  };
  return [everything, ...KINDS.map(ofKind)];
}
