import { Kind, portalPath } from '@portal/shared/contract';
import { kindNoun } from '@portal/shared/domain';
import { PreloadLink, useHasRoute, useIsHydrating } from '@portal/shared/session';
import { ArrowLeftIcon } from '@portal/shared/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './back-link.module.css';
import { messages } from './messages';

const KIND_PATH: Record<Kind, string> = {
  [Kind.cat]: portalPath.cats(),
  [Kind.dog]: portalPath.dogs(),
  [Kind.other]: portalPath.otherAnimals(),
  [Kind.rabbit]: portalPath.rabbits(),
};

/**
 * Back to the results that the visitor came from, with filters and scroll position (SH-012); otherwise to all animals of the kind.
 * `kind` null: it is not known; undefined: not yet, and the place stays free.
 */
export function BackLink({ kind }: { kind: Kind | null | undefined }) {
  const hasRoute = useHasRoute();
  const navigate = useNavigate();
  const results = useIsHydrating() ? null : resultsBefore();
  const all = kind ? KIND_PATH[kind] : portalPath.animalSearch();

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <div className={styles.place}>
      {results ? (
        <PreloadLink to={results} className={styles.link} onClick={handleClick}>
          <ArrowLeftIcon size={20} />
          {messages.results}
        </PreloadLink>
      ) : kind !== undefined && hasRoute(all) ? (
        <PreloadLink to={all} className={styles.link}>
          <ArrowLeftIcon size={20} />
          {messages.all(kindNoun(kind, 2))}
        </PreloadLink>
      ) : null}
    </div>
  );
}

/** Pages that list animals: search in all its forms, and the animals of a shelter. */
const RESULTS = /^\/(zoek|asieldieren)(\/|$)/;

/**
 * The address of the list that the visitor looked at right before this page, or null: they came from elsewhere, or the browser does not
 * tell (the Navigation API is younger than some browsers). It is the history's own answer, so it survives a reload.
 */
function resultsBefore(): string | null {
  if (typeof navigation === 'undefined' || !navigation.currentEntry) return null;
  const url = navigation.entries()[navigation.currentEntry.index - 1]?.url;
  if (!url) return null;
  const { pathname, search } = new URL(url);
  return RESULTS.test(pathname) ? `${pathname}${search}` : null;
}
