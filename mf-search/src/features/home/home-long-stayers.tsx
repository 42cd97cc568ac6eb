import { useSearchAnimalsQuery } from '@portal/shared/api-slices';
import { type AnimalCard, AnimalSort, Flag, portalPath } from '@portal/shared/contract';
import { numberText } from '@portal/shared/domain';
import { type FavouriteState, useFavourites } from '@portal/shared/session';
import {
  AnimalPhoto,
  ButtonLink,
  cardStyles,
  classNames,
  FavouriteButton,
  LoadState,
  Skeleton,
} from '@portal/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useDistanceOf } from '../../common/near/use-place';
import styles from './home-long-stayers.module.css';
import { messages } from './messages';

const ROWS = 4;
const PLACES = Array.from({ length: ROWS }, (_, index) => index);
const { longStayers } = messages;

/** 'Langzitters': the four animals that wait longest, the number of days first (C03). Nothing when there is none or it does not load. */
export function HomeLongStayers() {
  const heading = useId();
  const favouriteOf = useFavourites();
  const distanceOf = useDistanceOf();
  const query = useSearchAnimalsQuery({ langzitter: Flag.on, sort: AnimalSort.longestWait, rows: ROWS });
  if (query.isError && !query.isFetching) return null;
  if (query.data?.data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div>
        <div className={styles.head}>
          <h2 id={heading}>{longStayers.title}</h2>
          <ButtonLink variant="quiet" to={portalPath.longStayers()}>
            {longStayers.all}
          </ButtonLink>
        </div>
        <p className={styles.lead}>{longStayers.lead}</p>
      </div>
      <LoadState query={query} skeleton={<LongStayersSkeleton />}>
        {(page) => (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
          <ul className={styles.grid} role="list" aria-label={longStayers.title}>
            {page.data.map((animal) => (
              <li key={animal.uuidkey} className={styles.cell}>
                <LongStayer animal={animal} favourite={favouriteOf(animal)} distance={distanceOf(animal)} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </section>
  );
}

interface LongStayerProps {
  animal: AnimalCard;
  favourite: FavouriteState | undefined;
  distance: number | undefined;
}

/** One animal that waits: the whole card leads to its page, the heart is a button beside it. */
function LongStayer({ animal, favourite, distance }: LongStayerProps) {
  const facts = useId();
  const [waits, days] = longStayers.waiting;
  return (
    <article className={classNames(cardStyles.card, styles.card)}>
      <div className={styles.photo}>
        <AnimalPhoto
          fotourl={animal.fotourl}
          kind={animal.soort}
          alt={`${animal.naam}, ${animal.soortnaam}, ${animal.rasnaam}`}
        />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link
            to={portalPath.animal(animal.uuidkey)}
            className={classNames(cardStyles.link, styles.link)}
            aria-describedby={facts}
          >
            {animal.naam}
          </Link>
        </h3>
        <div id={facts} className={styles.facts}>
          {animal.dagen === null ? null : (
            <p className={styles.waiting}>
              {waits} <strong className={styles.days}>{numberText(animal.dagen)}</strong> {days}
            </p>
          )}
          <p className={styles.fact}>{animal.rasnaam}</p>
          <p className={styles.fact}>
            {`${animal.asiel.plaats} (${animal.provincieafkorting})`}
            {distance === undefined ? null : `, ${numberText(distance)} km`}
          </p>
        </div>
      </div>
      {favourite ? <FavouriteButton {...favourite} name={animal.naam} className={styles.heart} /> : null}
    </article>
  );
}

function LongStayersSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className={classNames(cardStyles.card, styles.card)}>
          <div className={styles.photo}>
            <Skeleton shape="block" />
          </div>
          <div className={styles.text}>
            <Skeleton width="half" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
