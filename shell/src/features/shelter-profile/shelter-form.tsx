import { portalPath, type Shelter, ShelterForm as ShelterSchema } from '@portal/shared/contract';
import { phoneText } from '@portal/shared/domain';
import { PreloadLink, useHasRoute } from '@portal/shared/session';
import { Form, SelectField, SubmitButton, TextField } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';
import { useUpdateShelterMutation } from '../../endpoints/shelter-profile';
import { messages } from './messages';
import { OpeningHoursField } from './opening-hours-field';
import { ProvinceField } from './province-field';
import styles from './shelter-profile.module.css';

const { fields, groups } = messages;

const degrees = (value: number | null | undefined) => String(value ?? '').replace('.', ',');

/** What stands in the fields at first; the phone number as people read it. */
const valuesOf = (shelter: Shelter) => ({
  naam: shelter.naam,
  adres: shelter.adres ?? '',
  postcode: shelter.postcode ?? '',
  plaats: shelter.plaats,
  land: shelter.land,
  provincie: shelter.provincie === null ? '' : String(shelter.provincie),
  lat: shelter.plek_zelf ? degrees(shelter.lat) : '',
  lon: shelter.plek_zelf ? degrees(shelter.lon) : '',
  telefoon: shelter.telefoon ? phoneText(shelter.telefoon, shelter.land).text : '',
  email: shelter.email ?? '',
  url: shelter.url ?? '',
  response_voorkeur: shelter.response_voorkeur,
  donatienummer: shelter.donatienummer ?? '',
  openingstijden: shelter.openingstijden ?? null,
});

/** The form of a shelter's staff (C15); what the server refuses stands under its field. */
export function ShelterForm({ shelter }: { shelter: Shelter }) {
  const [update] = useUpdateShelterMutation();
  return (
    <Form
      schema={ShelterSchema}
      defaultValues={valuesOf(shelter)}
      draft={`shelter-${shelter.uuidkey}`}
      label={messages.form}
      onSubmit={(values) => update({ shelter, update: values }).unwrap()}
      toasts={{
        sent: { type: 'succes', message: messages.saved },
        failed: (error) => ({ type: 'error', message: error?.message ?? messages.failed }),
      }}
    >
      <Group title={groups.shelter}>
        <TextField name="naam" label={fields.naam} autoComplete="organization" required />
        <Limit nmax={shelter.nmax} />
      </Group>
      <Group title={groups.address}>
        <TextField name="adres" label={fields.adres} autoComplete="address-line1" isOptional />
        <div className={styles.pair}>
          <TextField name="postcode" label={fields.postcode} autoComplete="postal-code" isOptional />
          <TextField name="plaats" label={fields.plaats} autoComplete="address-level2" required />
        </div>
        <div className={styles.pair}>
          <SelectField name="land" label={fields.land} options={messages.countries} />
          <ProvinceField />
        </div>
        <p className={styles.limit}>{messages.point}</p>
        <div className={styles.pair}>
          <TextField name="lat" label={fields.lat} hint={fields.latHint} inputMode="decimal" isOptional />
          <TextField name="lon" label={fields.lon} hint={fields.lonHint} inputMode="decimal" isOptional />
        </div>
      </Group>
      <Group title={groups.contact}>
        <TextField
          name="telefoon"
          type="tel"
          inputMode="tel"
          label={fields.telefoon}
          hint={fields.telefoonHint}
          autoComplete="tel"
          isOptional
        />
        <TextField
          name="email"
          type="email"
          label={fields.email}
          hint={fields.emailHint}
          autoComplete="email"
          isOptional
        />
        <SelectField name="response_voorkeur" label={fields.response_voorkeur} options={messages.preferences} />
        <TextField name="url" inputMode="url" label={fields.url} autoComplete="url" isOptional />
      </Group>
      <Group title={groups.hours}>
        <OpeningHoursField />
      </Group>
      <Group title={groups.gifts}>
        <TextField name="donatienummer" label={fields.donatienummer} hint={fields.donatienummerHint} isOptional />
      </Group>
      <div className={styles.actions}>
        <SubmitButton size="lg">{messages.save}</SubmitButton>
      </div>
    </Form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** The limit is changed by admins alone. */
function Limit({ nmax }: { nmax: number | null }) {
  const hasRoute = useHasRoute();
  return (
    <p className={styles.limit}>
      {nmax === null ? messages.noLimit : messages.limit(nmax)}{' '}
      {hasRoute(portalPath.contact()) && (
        <PreloadLink to={portalPath.contact()} className={styles.link}>
          {messages.askMore}
        </PreloadLink>
      )}
    </p>
  );
}
