import { Kind, portalPath, type ShelterKindCount } from '@portal/shared/contract';
import { numberText, searchedKinds } from '@portal/shared/domain';
import { BirdIcon, CatIcon, classNames, DogIcon, type Icon, PawIcon } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styles from './kind-banner.module.css';
import { messages } from './messages';

/** The codes of specification § 2; without one the list shows all kinds. */
const ENTRIES: readonly { kind: Kind | null; word: string; icon: Icon }[] = [
  { kind: null, word: messages.kinds.all, icon: PawIcon },
  { kind: Kind.cat, word: messages.kinds[Kind.cat], icon: CatIcon },
  { kind: Kind.dog, word: messages.kinds[Kind.dog], icon: DogIcon },
  { kind: Kind.other, word: messages.kinds[Kind.other], icon: BirdIcon },
];

interface KindBannerProps {
  uuidkey: string;
  /** The kind that is shown; null means all. */
  kind: Kind | null;
  /** The shelter's figures; without them the words stand alone. */
  animals: readonly ShelterKindCount[] | undefined;
}

/** The banner at the foot of a shelter's list that leads to its other kinds (SE-033). It stays in sight above a long list. */
export function KindBanner({ uuidkey, kind, animals }: KindBannerProps) {
  return (
    <nav aria-label={messages.banner} className={styles.banner}>
      <ul className={styles.list}>
        {ENTRIES.map((entry) => {
          const count = animals && countOf(entry.kind, animals);
          const EntryIcon = entry.icon;
          return (
            <li key={entry.word}>
              <Link
                to={
                  entry.kind === null
                    ? portalPath.shelterAnimals(uuidkey)
                    : portalPath.shelterAnimalsOfKind(uuidkey, entry.kind)
                }
                aria-current={entry.kind === kind ? 'page' : undefined}
                className={classNames(styles.entry, entry.kind === kind && styles.current, count === 0 && styles.none)}
              >
                <EntryIcon size={24} className={styles.icon} />
                <span>{entry.word}</span>
                {count === undefined ? null : <span className={styles.count}>{numberText(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function countOf(kind: Kind | null, animals: readonly ShelterKindCount[]): number {
  const kinds = searchedKinds(kind);
  const counted = animals.filter(({ typeid }) => kind === null || kinds.includes(typeid));
  return counted.reduce((sum, { count }) => sum + count, 0);
}
