import { PageTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './policy.module.css';
import { useHash } from './use-hash';

/** A part of a policy; `id` is its place in the address (`#anbi`). */
export interface PolicySection {
  id: string;
  title: string;
  body: ReactNode;
}

/** `updated` is the day of the last change as text; long pages show a list of their sections. */
export interface PolicyProps {
  title: string;
  lead: string;
  sections: readonly PolicySection[];
  updated?: string;
  hasContents?: boolean;
}

/** A page of running text in sections: goal, privacy, cookies, disclaimer, accessibility. */
export function Policy({ title, lead, sections, updated, hasContents = false }: PolicyProps) {
  useHash();
  return (
    <article className={styles.column}>
      <PageTitle title={title} lead={<p className={styles.lead}>{lead}</p>} />
      {hasContents && <Contents sections={sections} />}
      {sections.map(({ id, title: heading, body }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-kop`}>
          <h2 id={`${id}-kop`} className={styles.heading} tabIndex={-1}>
            {heading}
          </h2>
          {body}
        </section>
      ))}
      {updated && <p className={styles.updated}>{messages.updated(updated)}</p>}
    </article>
  );
}

function Contents({ sections }: Pick<PolicyProps, 'sections'>) {
  return (
    <nav className={styles.contents} aria-label={messages.contents}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {messages.contents}
      </p>
      <ol className={styles.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
