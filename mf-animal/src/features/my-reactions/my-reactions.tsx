import { parseFilter, portalPath, ReactionQuery } from '@portal/shared/contract';
import { useHasRoute } from '@portal/shared/session';
import { ButtonLink, EmptyState, LoadState, MailIcon, Pagination, Skeleton, useLastPage } from '@portal/shared/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListReactionsQuery } from '../../endpoints/reaction';
import { messages } from './messages';
import { MyReaction } from './my-reaction';
import styles from './my-reactions.module.css';

/** The own reactions of an adopter, newest first, each with its photo, date and status in words (AN-075, C17). */
export function MyReactions() {
  const [params] = useSearchParams();
  const { first, rows } = parseFilter(ReactionQuery, params);
  const query = useListReactionsQuery({ of: 'mine', first, rows }, { refetchOnMountOrArgChange: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useLastPage(first, query.currentData?.pagination.totalPages, (page) => `?first=${page}`);
  return (
    <LoadState
      query={query}
      skeleton={<MyReactionsSkeleton />}
      isEmpty={({ pagination }) => pagination.totalRecords === 0}
      empty={<NoReactions />}
    >
      {({ data, pagination }) => (
        <section aria-labelledby="my-reactions" className={styles.section}>
          <h2 id="my-reactions" ref={heading} tabIndex={-1} className={styles.heading}>
            {messages.list}
          </h2>
          <ul className={styles.list}>
            {data.map((reaction) => (
              <li key={reaction.uuidkey}>
                <MyReaction reaction={reaction} onWithdrawn={() => heading.current?.focus()} />
              </li>
            ))}
          </ul>
          <Pagination
            page={first}
            pageCount={pagination.totalPages}
            label={messages.pages}
            hrefOf={(page) => `?first=${page}&rows=${rows}`}
          />
        </section>
      )}
    </LoadState>
  );
}

function NoReactions() {
  const to = portalPath.animalSearch();
  const hasRoute = useHasRoute();
  return (
    <EmptyState
      icon={MailIcon}
      title={messages.emptyTitle}
      action={hasRoute(to) ? <ButtonLink to={to}>{messages.search}</ButtonLink> : null}
    >
      {messages.emptyText}
    </EmptyState>
  );
}

/** Skeleton of three reactions. */
function MyReactionsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3].map((number) => (
        <div key={number} className={styles.card}>
          <div className={styles.photo}>
            <Skeleton shape="block" />
          </div>
          <div className={styles.words}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
