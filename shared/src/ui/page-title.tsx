import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './page-title.module.css';
import { VisuallyHidden } from './visually-hidden';

/**
 * `title` is the h1. The tab shows `documentTitle`, or '<title> – <product>' (C43) with the product's name of
 * `<meta name="application-name">`. `isHidden` keeps the h1 for assistive technology alone.
 */
export interface PageTitleProps {
  title: string;
  documentTitle?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  isHidden?: boolean;
}

/** The heading of a page; takes focus after a navigation, so that a screen reader starts there (C45). */
export function PageTitle({ title, documentTitle, lead, actions, isHidden = false }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterNavigation(heading);
  useEffect(() => {
    const product = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = documentTitle ?? (product ? `${title} – ${product}` : title);
  }, [title, documentTitle]);
  return (
    <header className={isHidden ? undefined : styles.header}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {isHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h1>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}

/**
 * Focuses the element when a navigation inside the portal led to this path; not on the first page of a visit. With the page itself, and not after it: React
 * keeps other effects back until a photo that moves has arrived.
 */
export function useFocusAfterNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isFirstPage = key === 'default';
  const arrival = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (arrival.current === pathname) return;
    arrival.current = pathname;
    if (!isFirstPage) target.current?.focus({ preventScroll: true });
  }, [pathname, isFirstPage, target]);
}
