import { Slot, usePortalConfig } from '@portal/shared/session';
import { PageTitle } from '@portal/shared/ui';
import styles from './home-page.module.css';
import { messages } from './messages';

/** Home: the search box first, then the newest animals. Both are pieces of mf-search; without it home stays up (C03, SE-042). */
export function HomePage() {
  const { productName } = usePortalConfig();
  return (
    <>
      <div className={styles.hero}>
        <PageTitle title={messages.title} documentTitle={messages.tab(productName)} lead={messages.lead} />
        <div className={styles.search}>
          <Slot name="home.search" />
        </div>
      </div>
      <div className={styles.row}>
        <Slot name="home.newest" />
      </div>
    </>
  );
}
