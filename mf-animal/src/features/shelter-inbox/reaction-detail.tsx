import { Country, portalPath, type Reaction } from '@portal/shared/contract';
import { formatDate, phoneText } from '@portal/shared/domain';
import { PreloadLink } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import { AnimalChecklist } from './animal-checklist';
import { FitSection } from './fit-section';
import { messages } from './messages';
import { ReactionActions } from './reaction-actions';
import styles from './reaction-detail.module.css';
import { ShelterTools } from './shelter-tools';

export interface ReactionDetailProps {
  reaction: Reaction;
  shelterHref: string | null;
  animalHref: string | null;
  onMoved: () => void;
}

/** The whole reaction: message, how to reach the sender, the answers beside the animal's checklist, and what to do (C17). */
export function ReactionDetail({ reaction, shelterHref, animalHref, onMoved }: ReactionDetailProps) {
  const { dier, displayname, withdrawn_at, placement_closed_at, answered_at } = reaction;
  return (
    <div className={styles.detail}>
      {withdrawn_at ? (
        <p className={styles.notice}>{messages.withdrawnText(displayname, formatDate(withdrawn_at))}</p>
      ) : null}
      {placement_closed_at ? (
        <p className={styles.notice}>{messages.placedText(dier.naam, formatDate(placement_closed_at))}</p>
      ) : null}
      <section>
        <h4 className={styles.heading}>{messages.message}</h4>
        <p className={styles.text}>{reaction.informatie}</p>
        <Contact reaction={reaction} />
        {answered_at ? <p className={styles.soft}>{messages.answeredOn(formatDate(answered_at))}</p> : null}
      </section>
      {reaction.fit ? <FitSection fit={reaction.fit} naam={dier.naam} /> : null}
      <div className={styles.beside}>
        <section>
          <h4 className={styles.heading}>{messages.answers}</h4>
          <Answers reaction={reaction} />
        </section>
        <section>
          <h4 className={styles.heading}>
            <PreloadLink to={portalPath.animal(dier.uuidkey)}>{messages.checklist(dier.naam)}</PreloadLink>
          </h4>
          <AnimalChecklist uuidkey={dier.uuidkey} />
          {animalHref === null ? null : (
            <Link to={animalHref} className={styles.link}>
              {messages.onlyAnimal(dier.naam)}
            </Link>
          )}
        </section>
      </div>
      {shelterHref === null ? null : <ShelterTools reaction={reaction} shelterHref={shelterHref} />}
      <ReactionActions reaction={reaction} onMoved={onMoved} />
    </div>
  );
}

function Contact({ reaction: { email, phone } }: { reaction: Reaction }) {
  const number = phone ? phoneText(phone, Country.netherlands) : null;
  return (
    <p className={styles.contact}>
      {email ? <a href={`mailto:${email}`}>{email}</a> : <span className={styles.soft}>{messages.noAddress}</span>}
      {number ? <a href={number.href}>{number.text}</a> : null}
    </p>
  );
}

const QUESTIONS = ['woonruimte', 'tuin', 'alleenThuis', 'kinderen', 'huisdieren', 'ervaring', 'kto'] as const;

function Answers({ reaction }: { reaction: Reaction }) {
  const given = QUESTIONS.filter((name) => reaction[name]);
  if (given.length === 0) return <p className={styles.soft}>{messages.noAnswers}</p>;
  return (
    <dl className={styles.answers}>
      {given.map((name) => (
        <div key={name} className={styles.answer}>
          <dt>{messages.labels[name]}</dt>
          <dd>{reaction[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
