import { type Article, ArticleCategory, ArticleStatus, portalPath } from '@portal/shared/contract';
import { aliasAt, can } from '@portal/shared/domain';
import { useToast, useUser } from '@portal/shared/session';
import { Button, EmptyState, LoadState, PageTitle } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useListArticlesQuery } from '../endpoints/article';
import { ArticleList } from '../features/information/article-list';
import { ArticleText } from '../features/information/article-text';
import styles from '../features/information/information.module.css';
import { messages } from '../features/information/messages';
import { NewsArticleSkeleton } from '../features/news/news-article-skeleton';
import { ArticleTools, DeleteButton, NewArticleButton } from './admin-tools';

/** informatie, informatie/:artikle: articles left, the chosen one right; without an alias the first (CO-020). */
export function InformationPage() {
  const query = useListArticlesQuery();
  const showToast = useToast();
  const { isError } = query;
  useEffect(() => {
    if (isError) showToast({ type: 'error', ...messages.loadFailed });
  }, [isError, showToast]);
  return (
    <>
      {query.data === undefined && query.isError ? <PageTitle title={messages.title} /> : null}
      <LoadState query={query} skeleton={<NewsArticleSkeleton />}>
        {(articles) => <Articles articles={articles} />}
      </LoadState>
    </>
  );
}

function Articles({ articles }: { articles: readonly Article[] }) {
  const { artikle } = useParams();
  const navigate = useNavigate();
  const mayWrite = can(useUser(), 'content.write');
  const address = aliasAt(
    articles.map(({ alias }) => alias),
    artikle ?? '',
  );
  const chosen = articles.find(({ alias }) => alias === address);
  const [isArchive, setArchive] = useState(chosen?.aktief === ArticleStatus.archived);
  const shown = articles.filter(({ aktief }) => (aktief === ArticleStatus.archived) === isArchive);
  // An article that was just deleted may leave the list before the page has left its address.
  const [deleted, setDeleted] = useState<string>();
  if (artikle !== undefined && !chosen)
    return artikle === deleted ? null : <Navigate to={portalPath.notFound()} replace />;
  if (chosen && chosen.alias !== artikle) return <Navigate to={portalPath.article(chosen.alias)} replace />;
  const current = chosen ?? shown[0];
  const toList = () => {
    setDeleted(artikle);
    navigate(portalPath.information());
  };
  return (
    <div className={styles.columns}>
      {current ? (
        <ArticleText
          key={current.id}
          jump={
            <a href="#artikelen" className={styles.jump}>
              {messages.toList}
            </a>
          }
          article={current}
          tools={mayWrite && <ArticleTools article={current} onDeleted={toList} />}
        />
      ) : (
        <div>
          <PageTitle title={messages.title} lead={messages.lead} />
          {!isArchive && <EmptyState title={messages.empty}>{messages.later}</EmptyState>}
        </div>
      )}
      <div id="artikelen" className={styles.side}>
        <h2 className={styles.sideTitle}>{isArchive ? messages.archive : messages.list}</h2>
        <ArticleList
          label={isArchive ? messages.archive : messages.list}
          articles={shown}
          current={current}
          actionsOf={isArchive ? (article) => <DeleteButton article={article} onDeleted={toList} /> : undefined}
        />
        {isArchive && shown.length === 0 && <p>{messages.emptyArchive}</p>}
        {mayWrite && (
          <div className={styles.tools}>
            <Button variant="secondary" onClick={() => setArchive(!isArchive)}>
              {isArchive ? messages.showList : messages.showArchive}
            </Button>
            <NewArticleButton category={ArticleCategory.information} />
          </div>
        )}
      </div>
    </div>
  );
}
