import { Kind, portalPath, type ShelterKindCount, type ShelterRow } from '@portal/shared/contract';
import { numberText, phoneText, wholeKm } from '@portal/shared/domain';
import { useHomePlace } from '@portal/shared/session';
import {
  BirdIcon,
  CatIcon,
  cardStyles,
  classNames,
  DogIcon,
  type Icon,
  MapPinIcon,
  PhoneIcon,
  RabbitIcon,
  Skeleton,
  StarRating,
} from '@portal/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import styles from './shelter-cards.module.css';

const ICONS: Record<Kind, Icon> = {
  [Kind.cat]: CatIcon,
  [Kind.dog]: DogIcon,
  [Kind.other]: BirdIcon,
  [Kind.rabbit]: RabbitIcon,
};

/** Cards of shelters (C06), as many as there are. */
export function ShelterCards({ shelters }: { shelters: readonly ShelterRow[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className={styles.grid} role="list" aria-label={messages.results}>
      {shelters.map((shelter) => (
        <li key={shelter.uuidkey} className={styles.cell}>
          <ShelterCard shelter={shelter} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card leads to the shelter; its phone number is a link of its own. */
function ShelterCard({ shelter }: { shelter: ShelterRow }) {
  const facts = useId();
  const { naam, plaats, land, provincienaam, telefoon } = shelter;
  const { home } = useHomePlace();
  const kilometres = wholeKm(home, shelter);
  const phone = telefoon ? phoneText(telefoon, land) : null;
  const places = [plaats, provincienaam ? messages.province(provincienaam, land) : ''].filter(Boolean);
  return (
    <article className={classNames(cardStyles.card, styles.card)}>
      <h2 className={styles.name}>
        <Link to={portalPath.shelter(shelter.uuidkey)} className={cardStyles.link} aria-describedby={facts}>
          {naam}
        </Link>
      </h2>
      <div id={facts} className={styles.facts}>
        <p className={styles.place}>
          <MapPinIcon size={18} />
          <span>
            {places.join(', ')}
            {kilometres === undefined ? null : `, ${numberText(kilometres)} km`}
          </span>
        </p>
        <StarRating rating={shelter.rating} count={shelter.ratingcount} />
        <AnimalCounts animals={shelter.animals} />
      </div>
      {phone ? (
        <a href={phone.href} className={styles.phone} aria-label={`${messages.call} ${naam}: ${phone.text}`}>
          <PhoneIcon size={18} />
          {phone.text}
        </a>
      ) : null}
    </article>
  );
}

function AnimalCounts({ animals }: { animals: readonly ShelterKindCount[] }) {
  const present = animals.filter(({ count }) => count > 0);
  if (present.length === 0) return <p className={styles.none}>{messages.noAnimals}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className={styles.counts} role="list" aria-label={messages.animals}>
      {present.map(({ typeid, count }) => {
        const KindIcon = ICONS[typeid];
        return (
          <li key={typeid} className={styles.figure}>
            <KindIcon size={20} />
            {messages.counted(typeid, count)}
          </li>
        );
      })}
    </ul>
  );
}

const SHAPES = Array.from({ length: 9 }, (_, index) => index);

/** Skeleton of cards that are loading. */
export function ShelterCardsSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {SHAPES.map((shape) => (
        <div key={shape} className={classNames(cardStyles.card, styles.card)}>
          <div className={styles.name}>
            <Skeleton width="long" />
          </div>
          <Skeleton width="half" />
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
