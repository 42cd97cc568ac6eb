import { PageTitle } from '@portal/shared/ui';
import { messages } from '../features/news/messages';
import { NewsList } from '../features/news/news-list';
import styles from './text-column.module.css';

/** `nieuws`: all news (CO-001). The tab shows 'Nieuws' (SH-019). */
export function NewsListPage() {
  return (
    <div className={styles.column}>
      <PageTitle title={messages.title} documentTitle={messages.title} lead={messages.list.lead} />
      <NewsList />
    </div>
  );
}
