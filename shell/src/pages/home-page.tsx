import { Slot, usePortalConfig } from '@portal/shared/session';
import { PageTitle, PawIcon } from '@portal/shared/ui';
import animals from '../features/home/animals.svg';
import { ApplicationStrip } from '../features/home/application-strip';
import { Figures } from '../features/home/figures';
import { LinksStrip } from '../features/home/links-strip';
import { SearchLinks } from '../features/home/search-links';
import { RequiredSlot } from '../features/remotes/remote-slot';
import styles from './home-page.module.css';
import { messages } from './messages';

const NO_PROPS = {};
const SEARCH_STATES = { pending: <div />, failed: () => <SearchLinks /> };

/**
 * Home (C03): a picture, search box, newest animals, long-stayers, links, news, figures, a line for shelters. Rows of other parts are pieces: one
 * that fails leaves its place empty, of the search box four links to look for animals, and the rest of home stays up (SE-042).
 */
export function HomePage() {
  const { productName } = usePortalConfig();
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        {/* Below 800 px there is no header: the name stands here instead. */}
        <p className={styles.brand} aria-hidden="true">
          <PawIcon size={20} />
          {productName}
        </p>
        <div className={styles.words}>
          <PageTitle title={messages.title} documentTitle={messages.tab(productName)} lead={messages.lead} />
        </div>
        <img className={styles.animals} src={animals} alt="" width={1000} height={448} decoding="async" />
        <div className={styles.search}>
          <RequiredSlot name="home.search" props={NO_PROPS} states={SEARCH_STATES} absent={<SearchLinks />} />
        </div>
      </div>
      <div className={styles.newest}>
        <Slot name="home.newest" />
      </div>
      <div className={styles.longStayers}>
        <Slot name="home.long-stayers" />
      </div>
      <LinksStrip />
      <div className={styles.news}>
        <Slot name="home.news" />
      </div>
      <Figures />
      <ApplicationStrip />
    </div>
  );
}
