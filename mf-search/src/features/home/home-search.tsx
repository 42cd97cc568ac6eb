import { useGetSummaryQuery, useListProvincesQuery, useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { type AnimalSummary, FILTER_ANY, Kind, portalPath, Radius, toSearchParams } from '@portal/shared/contract';
import { searchedKinds } from '@portal/shared/domain';
import { useHomePlace } from '@portal/shared/session';
import { Button, SearchIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FitInvite } from '../../common/fit/fit-invite';
import { NearChoice } from '../../common/near/near-choice';
import { PlaceSource } from '../../common/near/place-source';
import styles from './home-search.module.css';
import { KindTiles } from './kind-tiles';
import { messages } from './messages';

const { search: texts } = messages;

const PATHS: Record<Kind, () => string> = {
  [Kind.cat]: portalPath.cats,
  [Kind.dog]: portalPath.dogs,
  [Kind.other]: portalPath.otherAnimals,
  [Kind.rabbit]: portalPath.rabbits,
};

/**
 * The search box of home: a kind, where the visitor lives or else a province, 'Zoek' (C03, C60). Without figures or
 * provinces it still searches.
 */
export function HomeSearch() {
  const [kind, setKind] = useState<Kind | null>(null);
  const [province, setProvince] = useState<string>(FILTER_ANY);
  const { home, keepHome } = useHomePlace();
  const [chosen, setRadius] = useState<Radius | null | undefined>(null);
  // Not chosen yet: as far as most people go.
  const afstand = home ? (chosen === null ? Radius.middle : chosen) : undefined;
  const near = afstand === undefined ? {} : { plaats: home?.id, afstand };
  const { data: provinces } = useListProvincesQuery({});
  const figureOf = useFigures(near);
  const navigate = useNavigate();

  const handleSubmit = () => {
    const path = kind === null ? portalPath.animalSearch() : PATHS[kind]();
    navigate({ pathname: path, search: toSearchParams(home ? near : { provincie: province }).toString() });
  };
  const options = (provinces?.items ?? []).map(({ id, naam, land }) => ({
    value: String(id),
    label: `${naam} (${land})`,
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 16 does not know <search>
    <form
      role="search"
      action={portalPath.animalSearch()}
      aria-label={texts.label}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <KindTiles kind={kind} onChoose={setKind} figureOf={figureOf} />
      <div className={styles.choose}>
        <div className={styles.near}>
          <NearChoice
            place={home}
            afstand={afstand}
            onChange={(wanted) => {
              if (wanted.place?.id !== home?.id) keepHome(wanted.place);
              setRadius(wanted.place ? wanted.afstand : null);
            }}
          />
        </div>
        {home ? null : (
          <SelectField
            name="provincie"
            label={texts.province}
            options={[{ value: FILTER_ANY, label: texts.anyProvince }, ...options]}
            value={province}
            onChange={setProvince}
          />
        )}
        <Button type="submit" size="lg" icon={SearchIcon} isWide className={styles.submit}>
          {texts.submit}
        </Button>
        <PlaceSource className={styles.note} />
      </div>
      <div className={styles.fit}>
        <FitInvite isStart />
      </div>
    </form>
  );
}

/** What is searched around a place; nothing when the distance does not matter. */
interface Around {
  plaats?: number | undefined;
  afstand?: Radius;
}

/**
 * The number of animals that the page of a kind finds: overig finds rabbits too (C04). Around a place it is the number there, in one call for all
 * kinds.
 */
function useFigures(near: Around): (kind: Kind) => number | undefined {
  const { data: summary } = useGetSummaryQuery();
  const { currentData: around } = useSearchAnimalsQuery({ ...near, rows: 1 }, { skip: near.afstand === undefined });
  const figures = near.afstand === undefined ? summary && kindFigures(summary) : around?.facets.soort;
  return (kind) => {
    if (!figures) return undefined;
    return searchedKinds(kind).reduce((sum, soort) => sum + (figures[soort] ?? 0), 0);
  };
}

const kindFigures = ({ kinds }: AnimalSummary): Record<string, number> =>
  Object.fromEntries(kinds.map(({ soort, aantal }) => [soort, aantal]));
