import { PlacementStatus, portalPath, type ReactionCount, type ShelterAnimalRow } from '@portal/shared/contract';
import { formatDate, reactionCountText } from '@portal/shared/domain';
import { PreloadLink, usePortalConfig } from '@portal/shared/session';
import { classNames } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './shelter-animals.module.css';

const STATUS_LOOK: Readonly<Record<PlacementStatus, string | undefined>> = {
  [PlacementStatus.published]: styles.published,
  [PlacementStatus.reserved]: styles.reserved,
  [PlacementStatus.preview]: styles.preview,
  [PlacementStatus.placed]: undefined,
  [PlacementStatus.archived]: undefined,
};

/** The figures of an animal (BE-005): status with the day of placement, visits, and a link to its reactions. */
export function AnimalFigures({ animal }: { animal: ShelterAnimalRow }) {
  const { geplaatst, statuslabel, datumgeplaatst, visits } = animal;
  return (
    <div className={styles.stats}>
      <span className={classNames(styles.status, STATUS_LOOK[geplaatst])}>{statuslabel}</span>
      {datumgeplaatst ? <span className={styles.second}>{messages.placedOn(formatDate(datumgeplaatst))}</span> : null}
      <span className={styles.second}>{messages.visits(visits)}</span>
      <Reactions animal={animal} />
    </div>
  );
}

/** The number of reactions; it leads to the inbox of this animal, at the first status that holds one. */
function Reactions({ animal: { uuidkey, naam, responseCount } }: { animal: ShelterAnimalRow }) {
  const { productSlug } = usePortalConfig();
  const total = responseCount.reduce((sum, { aantal }) => sum + aantal, 0);
  if (total === 0) return <span className={styles.second}>{messages.reactions(0, '0')}</span>;
  return (
    <PreloadLink
      to={`${portalPath.reactions(productSlug)}?${inboxQuery(uuidkey, responseCount)}`}
      className={styles.reactions}
      aria-label={messages.reactionsTo(naam, total)}
    >
      {messages.reactions(total, reactionCountText(total))}
    </PreloadLink>
  );
}

/** The query of the inbox (C17): the animal and the first status, in their order, with a reaction in it. */
function inboxQuery(uuidkey: string, counts: readonly ReactionCount[]): URLSearchParams {
  const first = counts.find(({ aantal }) => aantal > 0);
  return new URLSearchParams({ dier: uuidkey, ...(first ? { statuscode: first.statuscode } : {}) });
}
