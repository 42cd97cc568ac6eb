import { portalPath } from '@portal/shared/contract';
import { usePortalConfig } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import { boardText, Fact, Facts } from '../../common/facts';
import styles from './contact.module.css';
import { messages } from './messages';

const { info } = messages;

/** Who reads the messages, how the foundation is registered, and who can help with an animal or a shelter's account (CO-040). */
export function ContactInfo() {
  const { foundation, contactEmail } = usePortalConfig();
  return (
    <aside className={styles.info} aria-label={info.title}>
      <h2>{info.board}</h2>
      <p>{info.boardText(foundation.name)}</p>
      <Facts isNarrow>
        <Fact name={info.facts.board}>{boardText(foundation)}</Fact>
        <Fact name={info.facts.kvk}>{foundation.kvk}</Fact>
        <Fact name={info.facts.rsin}>{foundation.rsin}</Fact>
      </Facts>
      <h2>{info.animal}</h2>
      <p>{info.animalText}</p>
      <h2>{info.registration}</h2>
      <p>
        {info.registrationText} <Link to={portalPath.shelterApplication()}>{info.registrationLink}</Link>.
      </p>
      {contactEmail && (
        <>
          <h2>{info.email}</h2>
          <p>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </>
      )}
    </aside>
  );
}
