import { type Animal, PlacementStatus, portalPath, type ShelterSummary } from '@portal/shared/contract';
import { contactButtons, phoneText, responsePromise, wholeKm } from '@portal/shared/domain';
import { PreloadLink, Slot, useHasRoute, useHomePlace } from '@portal/shared/session';
import { ButtonLink, MapPinIcon, NeedsScript, PhoneIcon } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './contact-card.module.css';
import { messages } from './messages';
import { PauseNotice } from './pause-notice';
import { ShareActions } from './share-actions';

/** The shelter where the animal lives and how to reach it (AN-008), `action` first; nothing when no shelter is known. */
export function ContactCard({ animal, action = null }: { animal: Animal; action?: ReactNode }) {
  const title = useId();
  const { asiel } = animal;
  if (asiel === null) return null;
  const buttons = contactButtons(animal, new Date());
  const promise = responsePromise(asiel.reageert_binnen);
  const phone = buttons.phone ? phoneText(asiel.telefoon ?? '', asiel.land) : null;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        <span className={styles.lives}>{messages.lives}</span> <ShelterName shelter={asiel} />
      </h2>
      <p className={styles.place}>
        <MapPinIcon size={20} />
        <span>
          {[asiel.plaats, messages.countries[asiel.land]].filter(Boolean).join(', ')}
          <Distance shelter={asiel} />
        </span>
      </p>
      {asiel.ratingcount > 0 ? (
        <div className={styles.rating}>
          <Slot name="animal.shelter-rating" uuidkey={asiel.uuidkey} />
        </div>
      ) : null}
      {buttons.react ? <PauseNotice shelter={asiel} /> : null}
      {action && promise ? <p className={styles.promise}>{promise}</p> : null}
      {action || phone ? (
        <div className={styles.reach}>
          {action}
          {action ? <NeedsScript to={messages.toReact} /> : null}
          {phone ? (
            <ButtonLink to={phone.href} icon={PhoneIcon} isWide variant={action ? 'secondary' : 'primary'}>
              {messages.call(phone.text)}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      {buttons.share ? <ShareActions animal={animal} /> : null}
      <Unavailable status={animal.geplaatst} />
    </section>
  );
}

/** How far it is from where the visitor lives, when this browser knows that (C60). */
function Distance({ shelter }: { shelter: ShelterSummary }) {
  const { home } = useHomePlace();
  const kilometres = wholeKm(home, shelter);
  if (home === null || kilometres === undefined) return null;
  return <span className={styles.distance}>{messages.distance(kilometres, home.naam)}</span>;
}

function ShelterName({ shelter }: { shelter: ShelterSummary }) {
  const hasRoute = useHasRoute();
  const to = portalPath.shelterInfo(shelter.uuidkey);
  const name = <bdi>{shelter.naam}</bdi>;
  if (!hasRoute(to)) return <span className={styles.name}>{name}</span>;
  return (
    <PreloadLink to={to} className={styles.name}>
      {name}
    </PreloadLink>
  );
}

/** Why nobody can be called about this animal (C09). */
function Unavailable({ status }: { status: PlacementStatus }) {
  if (status !== PlacementStatus.reserved && status !== PlacementStatus.placed) return null;
  return <p className={styles.unavailable}>{messages.unavailable[status]}</p>;
}
