import { type Animal, ClaimStatus, type OwnerClaimsAnswer } from '@portal/shared/contract';
import { formatDate, ownerTerm, runningOwnerTerm } from '@portal/shared/domain';
import { Button, ErrorPanel, LoadState, Skeleton } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { useListClaimsQuery } from '../../endpoints/owner-claim';
import { ClaimCard } from './claim-card';
import { ExceptionDialog } from './claim-dialogs';
import { messages } from './messages';
import styles from './owner-claims.module.css';

export interface ClaimsSectionProps {
  animal: Animal;
  /** The day of custody (yyyy-MM-dd). */
  inbewaring: string;
}

/** The term of a found animal, the exception to it and the claims about it. */
export function ClaimsSection({ animal, inbewaring }: ClaimsSectionProps) {
  const title = useId();
  const query = useListClaimsQuery(animal.uuidkey);
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {messages.title}
      </h2>
      <TermLine animal={animal} inbewaring={inbewaring} />
      <LoadState
        query={query}
        skeleton={<Skeleton width="half" />}
        error={
          <ErrorPanel title={messages.failedToLoad} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
        }
      >
        {(claims) => <Claims animal={animal} claims={claims} />}
      </LoadState>
    </section>
  );
}

function TermLine({ animal, inbewaring }: ClaimsSectionProps) {
  const last = formatDate(ownerTerm(inbewaring, animal.provincieland));
  const isRunning = runningOwnerTerm(animal, new Date()) !== null;
  return <p>{isRunning ? messages.running(last) : messages.over(last)}</p>;
}

function Claims({ animal, claims }: { animal: Animal; claims: OwnerClaimsAnswer['data'] }) {
  const [isRecording, setRecording] = useState(false);
  const { items, uitzondering } = claims;
  const isRunning = runningOwnerTerm(animal, new Date()) !== null;
  const isPaused = items.some(({ statuscode }) => statuscode === ClaimStatus.open);
  return (
    <>
      {uitzondering ? (
        <p className={styles.soft}>
          {messages.except(uitzondering.reden, uitzondering.naam, formatDate(uitzondering.created_at))}
        </p>
      ) : null}
      {isRunning ? (
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setRecording(true)}>
            {uitzondering ? messages.recordAgain : messages.record}
          </Button>
        </div>
      ) : null}
      <h3 className={styles.subtitle}>{messages.claims}</h3>
      {isPaused ? <p className={styles.paused}>{messages.paused}</p> : null}
      {items.length === 0 ? <p className={styles.soft}>{messages.none}</p> : null}
      <ul className={styles.list}>
        {items.map((claim) => (
          <li key={claim.uuidkey}>
            <ClaimCard claim={claim} animal={animal} />
          </li>
        ))}
      </ul>
      {isRecording ? <ExceptionDialog uuidkey={animal.uuidkey} onClose={() => setRecording(false)} /> : null}
    </>
  );
}
