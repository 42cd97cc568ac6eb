import { useListProvincesQuery } from '@portal/shared/api-slices';
import { APPLICATION_COUNTRIES, type ShelterApplication } from '@portal/shared/contract';
import { phoneText } from '@portal/shared/domain';
import type { ReactNode } from 'react';
import styles from './applications.module.css';
import { messages } from './messages';

const { shelter, people, more, yes, no, none } = messages.answers;

/** Everything that was filled in, in the order of the form (C36). */
export function ApplicationAnswers({ application }: { application: ShelterApplication }) {
  const { naam, land, provincie, adres, postcode, plaats, telefoon, url } = application;
  const phone = phoneText(telefoon, land);
  return (
    <div className={styles.answers}>
      <Group legend={shelter.legend}>
        <Answer label={shelter.name}>{naam}</Answer>
        <Answer label={shelter.country}>
          {APPLICATION_COUNTRIES.find(({ value }) => value === land)?.label ?? land}
        </Answer>
        <Answer label={shelter.province}>
          {provincie === null ? null : <ProvinceName country={land} province={provincie} />}
        </Answer>
        <Answer label={shelter.address}>{adres}</Answer>
        <Answer label={shelter.place}>{`${postcode} ${plaats}`}</Answer>
        <Answer label={shelter.phone}>
          <a href={phone.href}>{phone.text}</a>
        </Answer>
        <Answer label={shelter.url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        </Answer>
      </Group>
      <People application={application} />
      <More application={application} />
    </div>
  );
}

function People({ application }: { application: ShelterApplication }) {
  return (
    <Group legend={people.legend}>
      <Answer label={people.person}>{application.contactpersoon}</Answer>
      <Answer label={people.email}>
        <MailLink address={application.email} />
      </Answer>
      <Answer label={people.adminEmail}>
        <MailLink address={application.emailbheerder} />
      </Answer>
      <Answer label={people.invoiceEmail}>
        <MailLink address={application.email_factuur} />
      </Answer>
    </Group>
  );
}

function More({ application }: { application: ShelterApplication }) {
  const { ubn, traces, pension, dieren_buitenland, motivatie } = application;
  return (
    <Group legend={more.legend}>
      <Answer label={more.ubn}>{ubn}</Answer>
      <Answer label={more.traces}>{traces}</Answer>
      <Answer label={more.boarding}>{pension === 1 ? yes : no}</Answer>
      <Answer label={more.foreign}>{dieren_buitenland === 1 ? yes : no}</Answer>
      <Answer label={more.motivation}>{motivatie}</Answer>
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.legend}>{legend}</h3>
      <dl className={styles.list}>{children}</dl>
    </section>
  );
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.answer}>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.none}>{none}</span>}</dd>
    </div>
  );
}

const MailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;

/** The number stands there until the name is known. */
function ProvinceName({ country, province }: { country: ShelterApplication['land']; province: number }) {
  const { data } = useListProvincesQuery({ land: country });
  return data?.items.find(({ id }) => id === province)?.naam ?? String(province);
}
