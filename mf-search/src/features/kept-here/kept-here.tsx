import { portalPath } from '@portal/shared/contract';
import { loginPath } from '@portal/shared/domain';
import { framing, useLocalFavourites } from '@portal/shared/session';
import { Button, ButtonLink, CardGrid } from '@portal/shared/ui';
import { useState } from 'react';
import { favouriteMessages } from '../../common/favourites/messages';
import { NoFavourites } from '../../common/favourites/no-favourites';
import { KeptAnimal } from './kept-animal';
import styles from './kept-here.module.css';
import { messages } from './messages';

/** Animals that are asked for at once; each is a call of its own. */
const STEP = 24;
/** Cards of the first row on a wide screen: their photos are loaded at once. */
const FIRST_ROW = 4;

/**
 * The favourites that this browser keeps for a visitor (C13, C64), newest first, each asked for by its key. What is removed keeps its place until
 * the page is left, so that a slip of the finger can be undone.
 */
export function KeptHere() {
  const { keys, add, remove } = useLocalFavourites();
  const [seen, setSeen] = useState(keys);
  const [limit, setLimit] = useState(STEP);
  const fresh = keys.filter((key) => !seen.includes(key));
  if (fresh.length > 0) setSeen([...fresh, ...seen]);
  if (seen.length === 0) return <NoFavourites />;
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {favouriteMessages.count(keys.length)}
        </p>
        {framing() === 'foreign' ? null : <AccountDoor />}
      </div>
      <CardGrid label={favouriteMessages.label}>
        {seen.slice(0, limit).map((uuidkey, index) => (
          <KeptAnimal
            key={uuidkey}
            uuidkey={uuidkey}
            isKept={keys.includes(uuidkey)}
            priority={index < FIRST_ROW}
            onRemove={() => remove(uuidkey)}
            onRestore={() => add(uuidkey)}
          />
        ))}
      </CardGrid>
      {seen.length > limit ? (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
            {messages.more(Math.min(STEP, seen.length - limit))}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Why an account is worth it here, with the way to it and back. */
function AccountDoor() {
  return (
    <div className={styles.door}>
      <p className={styles.doorText}>{messages.signInText}</p>
      <ButtonLink to={loginPath(portalPath.keptHere())}>{messages.signIn}</ButtonLink>
    </div>
  );
}
