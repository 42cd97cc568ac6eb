import { type AnimalCard as AnimalCardData, Flag, portalPath } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cardBadgesOf } from './animal-badges';
import styles from './animal-card.module.css';
import { AnimalPhoto } from './animal-photo';
import { cardStyles } from './card';
import { classNames } from './class-names';
import { type Favourite, FavouriteButton } from './favourite-button';
import { ClockIcon, MapPinIcon } from './icons';
import { MovingPhoto } from './moving-photo';
import { SexIcon } from './sex-icon';
import { type BadgeStatus, MoreBadges, StatusBadge } from './status-badge';

/**
 * `favourite` shows the heart; `priority` for the cards of the first screen. `distance` is the way from the visitor's place to the shelter, in
 * whole kilometres; `remark` stands below the facts, such as why the animal fits. `impliedBadges` are said by what stands above the card.
 */
export interface AnimalCardProps {
  animal: AnimalCardData;
  favourite?: Favourite;
  distance?: number;
  remark?: ReactNode;
  impliedBadges?: readonly BadgeStatus[];
  headingLevel?: 2 | 3 | 4;
  priority?: boolean;
}

/** An animal in a list (C06, SE-012): the whole card is one link to its page, the heart a button beside it. */
export function AnimalCard({
  animal,
  favourite,
  distance,
  remark,
  impliedBadges,
  headingLevel = 3,
  priority,
}: AnimalCardProps) {
  const Heading = `h${headingLevel}` as const;
  const facts = useId();
  const badges = cardBadgesOf(animal, impliedBadges);
  return (
    <article className={classNames(cardStyles.card, styles.card)}>
      <div className={styles.photo}>
        <MovingPhoto uuidkey={animal.uuidkey}>
          <AnimalPhoto
            fotourl={animal.fotourl}
            kind={animal.soort}
            alt={`${animal.naam}, ${animal.soortnaam}, ${animal.rasnaam}`}
            priority={priority}
          />
        </MovingPhoto>
        {badges.shown.length > 0 ? (
          <div className={styles.badges}>
            {badges.shown.map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
            {badges.hidden.length > 0 ? <MoreBadges statuses={badges.hidden} /> : null}
          </div>
        ) : null}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link
            to={portalPath.animal(animal.uuidkey)}
            className={classNames(cardStyles.link, styles.link)}
            aria-describedby={facts}
          >
            {animal.naam}
          </Link>
        </Heading>
        <div id={facts} className={styles.facts}>
          <p className={styles.breed}>{animal.rasnaam}</p>
          <p className={styles.fact}>
            <SexIcon sexecode={animal.sexecode} label={animal.sexenaam} size={18} />
            <Age label={animal.leeftijdnaam} />
          </p>
          <p className={styles.fact}>
            <MapPinIcon size={18} />
            <span>
              {`${animal.asiel.plaats} (${animal.provincieafkorting})`}
              {distance === undefined ? null : `, ${numberText(distance)} km`}
            </span>
          </p>
          {animal.langzitter === Flag.on && animal.dagen !== null ? (
            <p className={styles.waiting}>
              <ClockIcon size={18} />
              <span>{`wacht al ${numberText(animal.dagen)} dagen`}</span>
            </p>
          ) : null}
          {remark ? <div className={styles.remark}>{remark}</div> : null}
        </div>
      </div>
      {favourite ? <FavouriteButton {...favourite} name={animal.naam} className={styles.heart} /> : null}
    </article>
  );
}

/** 'Volwassen (2-7 jaar)': the figures between brackets are left out where the card is small. */
function Age({ label }: { label: string }) {
  const bracket = label.indexOf(' (');
  if (bracket < 0) return <span>{label}</span>;
  return (
    <span>
      {label.slice(0, bracket)}
      <span className={styles.detail}>{label.slice(bracket)}</span>
    </span>
  );
}
