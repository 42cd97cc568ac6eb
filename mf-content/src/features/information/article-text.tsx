import type { Article } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { HtmlText, PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './information.module.css';
import { messages } from './messages';

/** The article on the right: title, date, author, text (CO-020). */
export function ArticleText({ article, jump, tools }: { article: Article; jump: ReactNode; tools?: ReactNode }) {
  return (
    <article className={styles.article}>
      {jump}
      <PageTitle
        title={article.titel}
        lead={
          <p className={styles.byline}>
            <time dateTime={article.datum}>{formatDate(article.datum)}</time>
            {article.auteur ? <span>{messages.author(article.auteur)}</span> : null}
          </p>
        }
      />
      {tools}
      <HtmlText html={article.tekst} className={styles.text} />
    </article>
  );
}
