import { portalPath, type ResponseTime, type Shelter } from '@portal/shared/contract';
import { formatDate, responsePromise } from '@portal/shared/domain';
import { PreloadLink, useHasRoute, usePortalConfig } from '@portal/shared/session';
import { LoadState, Skeleton } from '@portal/shared/ui';
import { useGetResponseTimeQuery } from '../../endpoints/shelter-profile';
import { messages } from './messages';
import styles from './pause-section.module.css';
import formStyles from './shelter-profile.module.css';

const { response: texts } = messages;

/** How fast the own shelter answers, as visitors read it or why they do not yet, and what still waits (C15). */
export function ResponseSection({ shelter }: { shelter: Shelter }) {
  const query = useGetResponseTimeQuery(shelter.uuidkey);
  return (
    <section className={styles.panel} aria-labelledby="reactietijd">
      <h2 id="reactietijd" className={styles.title}>
        {texts.title}
      </h2>
      <LoadState query={query} skeleton={<Skeleton width="long" />}>
        {(figure) => <Figure figure={figure} />}
      </LoadState>
    </section>
  );
}

function Figure({ figure: { dagen, beantwoord, nodig, open, oudste_open } }: { figure: ResponseTime }) {
  const hasRoute = useHasRoute();
  const inbox = portalPath.reactions(usePortalConfig().productSlug);
  const promise = responsePromise(dagen);
  return (
    <>
      <p>{promise ? texts.shown(promise, beantwoord) : texts.notYet(beantwoord, nodig)}</p>
      <p>
        {open === 0 || oudste_open === null ? texts.nothingOpen : texts.open(open, formatDate(oudste_open))}{' '}
        {open > 0 && hasRoute(inbox) ? (
          <PreloadLink to={inbox} className={formStyles.link}>
            {texts.inbox}
          </PreloadLink>
        ) : null}
      </p>
      <p className={styles.word}>{texts.how}</p>
    </>
  );
}
