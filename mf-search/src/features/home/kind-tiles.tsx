import { Kind } from '@portal/shared/contract';
import { numberText, searchedKinds } from '@portal/shared/domain';
import { BirdIcon, CatIcon, classNames, DogIcon, type Icon, RabbitIcon } from '@portal/shared/ui';
import { ChoiceTile } from '../../common/choice-tile';
import styles from './kind-tiles.module.css';
import { messages } from './messages';

const { search: texts } = messages;

const TILES: readonly { kind: Kind; label: string; icon: Icon; look: string | undefined }[] = [
  { kind: Kind.cat, label: texts.kinds.cat, icon: CatIcon, look: styles.cat },
  { kind: Kind.dog, label: texts.kinds.dog, icon: DogIcon, look: styles.dog },
  { kind: Kind.rabbit, label: texts.kinds.rabbit, icon: RabbitIcon, look: styles.rabbit },
  { kind: Kind.other, label: texts.kinds.other, icon: BirdIcon, look: styles.other },
];

interface KindTilesProps {
  kind: Kind | null;
  onChoose: (kind: Kind) => void;
  figureOf: (kind: Kind) => number | undefined;
}

/** The kinds with their figures, one to choose (C03). Overig says that it counts the rabbits too, because the four then add up to more than all animals. */
export function KindTiles({ kind, onChoose, figureOf }: KindTilesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.kind}</legend>
      <div className={styles.tiles}>
        {TILES.map(({ kind: value, label, icon: KindIcon, look }) => (
          <ChoiceTile
            key={value}
            type="radio"
            name="soort"
            value={searchedKinds(value).join()}
            checked={kind === value}
            onChange={() => onChoose(value)}
            className={classNames(styles.tile, look)}
          >
            <span className={styles.medal}>
              <KindIcon size={44} className={styles.icon} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{label}</span>
              <Figure count={figureOf(value)} />
              {value === Kind.other && <span className={`${styles.figure} ${styles.also}`}>{texts.withRabbits}</span>}
            </span>
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
}

/** The number of a kind; a blank keeps the room while it loads. */
function Figure({ count }: { count: number | undefined }) {
  return (
    <span className={styles.figure}>
      {count === undefined ? '\u00a0' : numberText(count)}
      {count === undefined ? null : <span className={styles.unit}> {texts.unit(count)}</span>}
    </span>
  );
}
