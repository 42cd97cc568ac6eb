import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { PageTitle } from '@portal/shared/ui';
import { messages } from '../features/news/messages';
import { NewsList } from '../features/news/news-list';
import { NewNewsButton, NewsActions } from './admin-tools';
import styles from './text-column.module.css';

/** `nieuws`: all news (CO-001), with the tools of administrators (CO-002). The tab shows 'Nieuws' (SH-019). */
export function NewsListPage() {
  const mayWrite = can(useUser(), 'content.write');
  return (
    <div className={styles.column}>
      <PageTitle
        title={messages.title}
        documentTitle={messages.title}
        lead={messages.list.lead}
        actions={mayWrite && <NewNewsButton />}
      />
      <NewsList actionsOf={mayWrite ? (item) => <NewsActions item={item} /> : undefined} />
    </div>
  );
}
