import { PHOTO_SIZE_LARGE, type Shelter } from '@portal/shared/contract';
import { phoneText, photoAddress, responsePromise } from '@portal/shared/domain';
import { ButtonLink, ExternalLinkIcon, PhoneIcon, VisuallyHidden } from '@portal/shared/ui';
import { useId } from 'react';
import { messages } from './messages';
import { ShareShelter } from './share-shelter';
import styles from './shelter-card.module.css';
import { websiteOf } from './website';

const { contact } = messages;

/** How to reach a shelter: phone, address, website (C22), and the way to tell others about it. */
export function ShelterContact({ shelter }: { shelter: Shelter }) {
  const title = useId();
  const { adres, postcode, plaats, land, telefoon, fotourl } = shelter;
  const phone = telefoon ? phoneText(telefoon, land) : null;
  const promise = responsePromise(shelter.reageert_binnen);
  const website = websiteOf(shelter.url);
  const place = [postcode, plaats].filter(Boolean).join(' ');
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {contact.title}
      </h2>
      {fotourl ? (
        <img
          className={styles.photo}
          src={photoAddress(fotourl, PHOTO_SIZE_LARGE)}
          alt={contact.photo(shelter.naam)}
          width={PHOTO_SIZE_LARGE}
          height={PHOTO_SIZE_LARGE}
          decoding="async"
        />
      ) : null}
      {promise ? <p className={styles.promise}>{promise}</p> : null}
      <div className={styles.channels}>
        <address className={styles.address}>
          {adres ? <span>{adres}</span> : null}
          <span>{place}</span>
          <span>{messages.countries[land]}</span>
        </address>
        <div className={styles.actions}>
          {phone ? (
            <ButtonLink to={phone.href} icon={PhoneIcon} isWide>
              {contact.call(phone.text)}
            </ButtonLink>
          ) : null}
          {website ? (
            <a className={styles.website} href={website.href} target="_blank" rel="noopener noreferrer">
              <ExternalLinkIcon size={20} />
              <span>
                {website.host}
                <VisuallyHidden> {contact.newTab}</VisuallyHidden>
              </span>
            </a>
          ) : null}
          <ShareShelter shelter={shelter} />
        </div>
      </div>
    </section>
  );
}
