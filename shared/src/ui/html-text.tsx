import { useMemo } from 'react';
import { classNames } from './class-names';
import styles from './html-text.module.css';
import { sanitise } from './sanitise';

/**
 * HTML of the editor (news, information, description) as readable text: the only place that puts HTML into the page
 * (docs/trust.md#rich-text).
 */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => sanitise(html), [html]);
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
