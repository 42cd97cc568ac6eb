import { AnimalAnswer, portalPath, rootPath } from '@portal/shared/contract';
import { reloadPage } from '@portal/shared/platform';
import { hasUnsavedInput } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { keptAnimals } from './keep-animal';
import { messages } from './messages';
import { storedAnswers } from './stored-answers';
import styles from './stored-notice.module.css';
import { storedTime } from './stored-time';

/** How often a page without a network looks whether it is back, in ms; the browser's own sign comes at once, but not always. */
const LOOK_MS = 15_000;

/** Since when what the page shows was kept, and what else can be read. The page is loaded again when the network is back. */
export function StoredNotice() {
  const { pathname } = useLocation();
  const answers = useSyncExternalStore(storedAnswers.subscribe, storedAnswers.get);
  const time = storedTime(pathname, answers);
  const isBack = useNetworkBack();
  return (
    <div className={styles.notice}>
      <div role="status">
        <p>{isBack ? messages.online : time === null ? messages.offline : messages.stored(time)}</p>
      </div>
      {isBack ? (
        <Button variant="secondary" onClick={reloadPage}>
          {messages.reload}
        </Button>
      ) : (
        <KeptAnimals />
      )}
    </div>
  );
}

/** The animals that this browser keeps. */
function KeptAnimals() {
  const [animals, setAnimals] = useState<{ uuidkey: string; naam: string }[]>([]);
  useEffect(() => {
    keptAnimals().then(
      (answers) => setAnimals(answers.flatMap((answer) => AnimalAnswer.safeParse(answer).data?.data.item ?? [])),
      () => undefined,
    );
  }, []);
  if (animals.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{messages.kept(animals.length)}</summary>
      <ul className={styles.list}>
        {animals.map(({ uuidkey, naam }) => (
          <li key={uuidkey}>
            <Link className={styles.link} to={portalPath.animal(uuidkey)}>
              {naam}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the portal answers again while something typed is unsaved; otherwise the page is loaded again. */
function useNetworkBack(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const look = async () => {
      const answer = await fetch(`${rootPath.version()}?timestamp=${Date.now()}`).catch(() => undefined);
      if (!answer?.ok) return;
      if (hasUnsavedInput()) setBack(true);
      else reloadPage();
    };
    const timer = setInterval(look, LOOK_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  return isBack;
}
