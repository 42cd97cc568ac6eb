import { useGetAnimalQuery } from '@portal/shared/api-slices';
import { portalPath } from '@portal/shared/contract';
import { useLocalFavourites } from '@portal/shared/session';
import { AnimalPhoto, Skeleton } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import styles from './purpose-words.module.css';
import type { Side, SignInPurpose } from './sign-in-purpose';

interface PurposeWordsProps {
  side: Side;
  purpose: SignInPurpose | null;
  /** The other side, with the way back kept. */
  otherPath: string;
}

/** Below the heading: what one signs in for and the way to the other side, or the usual words when the address does not say (C64). */
export function PurposeWords(props: PurposeWordsProps) {
  const { side, purpose } = props;
  if (purpose === null) return <PlainWords side={side} />;
  if (purpose.kind === 'react') return <ReactWords {...props} uuidkey={purpose.uuidkey} />;
  return (
    <div className={styles.purpose}>
      <Words {...props} words={messages.purpose[purpose.kind]} />
    </div>
  );
}

/** The usual words; a visitor of a phone, whose bar leads here, also finds what this device keeps. */
function PlainWords({ side }: { side: Side }) {
  const { keys } = useLocalFavourites();
  return (
    <>
      <p>{messages[side].lead}</p>
      {keys.length === 0 ? null : <Link to={portalPath.keptHere()}>{messages.keptHere(keys.length)}</Link>}
    </>
  );
}

/** Reacting: with the animal's name and photo as the api gives them; when it gives none, the usual words. */
function ReactWords({ uuidkey, ...props }: PurposeWordsProps & { uuidkey: string }) {
  const { data: animal, isError } = useGetAnimalQuery(uuidkey);
  if (isError) return <PlainWords side={props.side} />;
  return (
    <div className={styles.purpose}>
      <div className={styles.photo}>
        {animal ? (
          <AnimalPhoto fotourl={animal.fotourl} kind={animal.soort} alt="" priority />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
      <Words {...props} words={animal ? messages.purpose.react(animal.naam) : messages.purpose.reactUnnamed} />
    </div>
  );
}

function Words({ side, otherPath, words }: PurposeWordsProps & { words: string }) {
  const { other, toOtherSoft } = messages[side];
  return (
    <div className={styles.words}>
      <p className={styles.why}>{messages.purpose.sentence[side](words)}</p>
      <p className={styles.other}>
        {other} <Link to={otherPath}>{toOtherSoft}</Link>
      </p>
    </div>
  );
}
