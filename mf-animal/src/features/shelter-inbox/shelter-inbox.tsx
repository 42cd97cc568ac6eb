import { ReactionStatus, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { EmptyState, LoadState, MailIcon, Pagination, Skeleton } from '@portal/shared/ui';
import { useRef } from 'react';
import { InboxFilters } from './inbox-filters';
import { InboxReaction } from './inbox-reaction';
import reactionStyles from './inbox-reaction.module.css';
import { InboxTabs } from './inbox-tabs';
import { messages } from './messages';
import { PausedNotice } from './paused-notice';
import { PlacedAnimals } from './placed-animals';
import { RowsField } from './rows-field';
import styles from './shelter-inbox.module.css';
import { TemplatesButton } from './templates-button';
import { type InboxOwner, useInbox } from './use-inbox';

/** The reactions that a shelter received; an admin sees those of all (AN-075, C17). */
export function ShelterInbox() {
  const user = useUser();
  if (user === null) return null;
  if (userTypeOf(user.usertype) === UserType.admin) return <Inbox of="all" />;
  if (user.asiel === null)
    return (
      <EmptyState icon={MailIcon} title={messages.noShelterTitle}>
        {messages.noShelterText}
      </EmptyState>
    );
  return <Inbox of={{ shelter: user.asiel }} />;
}

function Inbox({ of }: { of: InboxOwner }) {
  const { filter, query, totalPages, hrefOf, go } = useInbox(of);
  const shelter = of === 'all' ? filter.asiel : of.shelter;
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = (query.currentData ?? query.data)?.summary;
  const empty = (
    <EmptyState icon={MailIcon} title={messages.empty[filter.statuscode]}>
      {filter.statuscode === ReactionStatus.sent ? messages.emptyNew : messages.emptyOther}
    </EmptyState>
  );
  return (
    <div className={styles.inbox}>
      <div className={styles.top}>
        <InboxTabs current={filter.statuscode} counts={summary?.counts} hrefOf={hrefOf} />
        {shelter === undefined ? null : <TemplatesButton shelter={shelter} />}
      </div>
      {shelter === undefined ? null : <PausedNotice shelter={shelter} isOwn={of !== 'all'} />}
      <InboxFilters {...{ filter, summary, hrefOf }} shown={query.currentData?.data} owner={of} onChange={go} />
      <PlacedAnimals animals={summary?.placed} onClosed={() => heading.current?.focus()} />
      <section aria-labelledby="inbox-list" className={styles.section}>
        <h2 id="inbox-list" ref={heading} tabIndex={-1} className={styles.hidden}>
          {messages.tab[filter.statuscode]}
        </h2>
        <LoadState
          query={{ ...query, data: query.currentData }}
          skeleton={<InboxSkeleton />}
          isEmpty={({ data }) => data.length === 0}
          empty={empty}
        >
          {({ data }) => (
            <ul className={styles.list}>
              {data.map((reaction) => (
                <li key={reaction.uuidkey}>
                  <InboxReaction
                    reaction={reaction}
                    shelterHref={
                      shelter === undefined ? hrefOf({ asiel: reaction.asiel.uuidkey, dier: undefined }) : null
                    }
                    animalHref={filter.dier ? null : hrefOf({ dier: reaction.dier.uuidkey })}
                    onMoved={() => heading.current?.focus()}
                  />
                </li>
              ))}
            </ul>
          )}
        </LoadState>
      </section>
      <div className={styles.paging}>
        <Pagination
          page={filter.first}
          pageCount={totalPages}
          label={messages.pages}
          hrefOf={(page) => hrefOf({ first: page })}
        />
        {totalPages > 0 ? <RowsField rows={filter.rows} onChange={(rows) => go({ rows })} /> : null}
      </div>
    </div>
  );
}

/** Skeleton of four closed reactions. */
function InboxSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4].map((number) => (
        <div key={number} className={reactionStyles.card}>
          <div className={reactionStyles.row}>
            <span className={reactionStyles.photo}>
              <Skeleton shape="block" />
            </span>
            <span className={reactionStyles.words}>
              <Skeleton width="half" />
              <Skeleton width="long" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
