import { useGetSummaryQuery, useListProvincesQuery } from '@portal/shared/api-slices';
import { type AnimalSummary, FILTER_ANY, Kind, portalPath, toSearchParams } from '@portal/shared/contract';
import { searchedKinds } from '@portal/shared/domain';
import { BirdIcon, Button, CatIcon, DogIcon, type Icon, RabbitIcon, SearchIcon } from '@portal/shared/ui';
import { SelectField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FitInvite } from '../../common/fit/fit-invite';
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
 * The search box of home: a kind, a province, 'Zoek' (C03). Overig says that it counts the rabbits too, because the four then add up to
 * more than all animals. Without figures or provinces it still searches.
 */
export function HomeSearch() {
  const [kind, setKind] = useState<Kind | null>(null);
  const [province, setProvince] = useState<string>(FILTER_ANY);
  const { data: summary } = useGetSummaryQuery();
  const { data: provinces } = useListProvincesQuery({});
  const navigate = useNavigate();

  const handleSubmit = () => {
    const path = TILES.find((tile) => tile.kind === kind)?.path ?? portalPath.animalSearch();
    navigate({ pathname: path, search: toSearchParams({ provincie: province }).toString() });
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
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{texts.kind}</legend>
        <div className={styles.tiles}>
          {TILES.map(({ kind: value, label, icon: KindIcon, look }) => (
            <label key={value} className={`${styles.tile} ${look}`}>
              <input
                type="radio"
                name="soort"
                value={value}
                checked={kind === value}
                onChange={() => setKind(value)}
                className={styles.radio}
              />
              <span className={styles.medal}>
                <KindIcon size={44} className={styles.icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{label}</span>
                <span className={styles.figure}>{figureOf(value, summary)}</span>
                {value === Kind.other && <span className={styles.figure}>{texts.withRabbits}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.choose}>
        <SelectField
          name="provincie"
          label={texts.province}
          options={[{ value: FILTER_ANY, label: texts.anyProvince }, ...options]}
          value={province}
          onChange={setProvince}
        />
        <Button type="submit" size="lg" icon={SearchIcon} isWide>
          {texts.submit}
        </Button>
      </div>
      <div className={styles.fit}>
        <FitInvite isStart />
      </div>
    </form>
  );
}

/** The number of animals that the page of a kind finds: overig finds rabbits too (C04). A blank keeps the place while it loads. */
function figureOf(kind: Kind, summary: AnimalSummary | undefined): string {
  if (!summary) return '\u00a0';
  const kinds = searchedKinds(kind);
  const total = summary.kinds.filter(({ soort }) => kinds.includes(soort)).reduce((sum, { aantal }) => sum + aantal, 0);
  return texts.available(total);
}
