import { ErrorPanel, PageTitle, Skeleton } from '@portal/shared/ui';
import { messages } from './messages';
import { ProfileLayout } from './profile-layout';
import styles from './profile-states.module.css';

const FACTS = ['sex', 'breed', 'colour', 'age', 'province'];

/** Skeleton of the page while the animal is loading: photo, name, facts, contact, story. */
export function ProfileSkeleton() {
  return (
    <ProfileLayout
      gallery={<Skeleton shape="block" className={styles.photo} />}
      heading={
        <div className={styles.heading}>
          <Skeleton width="half" className={styles.name} />
          {FACTS.map((fact) => (
            <Skeleton key={fact} width="long" className={styles.fact} />
          ))}
        </div>
      }
      body={
        <div className={styles.body}>
          <Skeleton width="short" className={styles.title} />
          <Skeleton />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      }
      contact={<Skeleton shape="block" className={styles.contact} />}
    />
  );
}

/** The api failed: a quiet panel in the place of the profile, the rest of the page stays (SH-079). */
export function ProfileFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <>
      <PageTitle title={messages.page} isHidden />
      <ErrorPanel title={messages.failed} onRetry={onRetry} />
    </>
  );
}
