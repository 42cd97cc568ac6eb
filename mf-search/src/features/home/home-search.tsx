import { useGetSummaryQuery, useListProvincesQuery, useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { type AnimalSummary, FILTER_ANY, Kind, portalPath, Radius, toSearchParams } from '@portal/shared/contract';
import { searchedKinds } from '@portal/shared/domain';
import { useHomePlace } from '@portal/shared/session';
import { BirdIcon, Button, CatIcon, classNames, DogIcon, type Icon, RabbitIcon, SearchIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceTile } from '../../common/choice-tile';
import { FitInvite } from '../../common/fit/fit-invite';
import { NearChoice } from '../../common/near/near-choice';
import styles from './home-search.module.css';
import { messages } from './messages';

const { search: texts } = messages;

const TILES: readonly { kind: Kind; label: string; icon: Icon; path: string; look: string | undefined }[] = [
  { kind: Kind.cat, label: texts.kinds.cat, icon: CatIcon, path: portalPath.cats(), look: styles.cat },
  { kind: Kind.dog, label: texts.kinds.dog, icon: DogIcon, path: portalPath.dogs(), look: styles.dog },
  { kind: Kind.rabbit, label: texts.kinds.rabbit, icon: RabbitIcon, path: portalPath.rabbits(), look: styles.rabbit },
  { kind: Kind.other, label: texts.kinds.other, icon: BirdIcon, path: portalPath.otherAnimals(), look: styles.other },
];

/**
 * The search box of home: a kind, where the visitor lives or else a province, 'Zoek' (C03, C60). Overig says that it counts the rabbits too, because the four then add up to
 * more than all animals. Without figures or provinces it still searches.
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
    const path = TILES.find((tile) => tile.kind === kind)?.path ?? portalPath.animalSearch();
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
      aria-label={texts.label}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <fieldset>
        <legend className={styles.legend}>{texts.kind}</legend>
        <div className={styles.tiles}>
          {TILES.map(({ kind: value, label, icon: KindIcon, look }) => (
            <ChoiceTile
              key={value}
              type="radio"
              name="soort"
              value={value}
              checked={kind === value}
              onChange={() => setKind(value)}
              className={classNames(styles.tile, look)}
            >
              <span className={styles.medal}>
                <KindIcon size={44} className={styles.icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{label}</span>
                <span className={styles.figure}>{figureOf(value)}</span>
                {value === Kind.other && <span className={styles.figure}>{texts.withRabbits}</span>}
              </span>
            </ChoiceTile>
          ))}
        </div>
      </fieldset>
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
 * kinds. A blank keeps the room while it loads.
 */
function useFigures(near: Around): (kind: Kind) => string {
  const { data: summary } = useGetSummaryQuery();
  const { currentData: around } = useSearchAnimalsQuery({ ...near, rows: 1 }, { skip: near.afstand === undefined });
  const figures = near.afstand === undefined ? summary && kindFigures(summary) : around?.facets.soort;
  return (kind) => {
    if (!figures) return '\u00a0';
    return texts.available(searchedKinds(kind).reduce((sum, soort) => sum + (figures[soort] ?? 0), 0));
  };
}

const kindFigures = ({ kinds }: AnimalSummary): Record<string, number> =>
  Object.fromEntries(kinds.map(({ soort, aantal }) => [soort, aantal]));
