import { portalPath } from '@portal/shared/contract';
import { can } from '@portal/shared/domain';
import { useUser } from '@portal/shared/session';
import { LoadState, PageTitle } from '@portal/shared/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetNewsItemQuery } from '../endpoints/news';
import { BackButton } from '../features/news/back-button';
import { messages } from '../features/news/messages';
import { isMissing, MissingNews } from '../features/news/missing-news';
import { NewsArticle } from '../features/news/news-article';
import { NewsArticleSkeleton } from '../features/news/news-article-skeleton';
import { useLoggedFailure } from '../features/news/use-logged-failure';
import { NewsActions } from './admin-tools';
import styles from './text-column.module.css';

/** `nieuws/:id`: one item (CO-006). */
export function NewsItemPage() {
  const { id = '' } = useParams();
  const mayWrite = can(useUser(), 'content.write');
  const navigate = useNavigate();
  const query = useGetNewsItemQuery(id);
  const isUnknown = isMissing(query.error);
  useLoggedFailure(isUnknown ? undefined : query.error);
  const item = query.currentData;
  if (isUnknown) {
    return (
      <div className={styles.column}>
        <MissingNews />
      </div>
    );
  }
  return (
    <div className={styles.column}>
      <BackButton />
      {/* The error stays while it is tried again, so the heading does too. */}
      {item === undefined && query.error !== undefined ? <PageTitle title={messages.title} isHidden /> : null}
      <LoadState query={{ ...query, data: item }} skeleton={<NewsArticleSkeleton />}>
        {(loaded) => (
          <>
            {mayWrite && <NewsActions item={loaded} onDeleted={() => navigate(portalPath.newsList())} />}
            <NewsArticle key={loaded.id} item={loaded} />
          </>
        )}
      </LoadState>
    </div>
  );
}
