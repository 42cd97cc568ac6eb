import { useListProvincesQuery } from '@portal/shared/api-slices';
import { APPLICATION_COUNTRIES, type Country } from '@portal/shared/contract';
import { SelectField, TextField, useFieldValue } from '@portal/shared/ui/form';
import styles from './application.module.css';
import { FieldGroup } from './field-group';
import { messages } from './messages';
import { ShelterName } from './shelter-name';

const { shelter } = messages;

/** Name, place and address; the provinces are those of the chosen country, none before one is chosen (CO-053). */
export function ShelterFields() {
  const country = (useFieldValue('land') || null) as Country | null;
  const { currentData } = useListProvincesQuery({ ...(country && { land: country }) }, { skip: country === null });
  const provinces = (currentData?.items ?? []).map(({ id, naam }) => ({ value: String(id), label: naam }));
  return (
    <FieldGroup legend={shelter.legend}>
      <ShelterName />
      <div className={styles.pair}>
        <SelectField name="land" label={shelter.country} options={APPLICATION_COUNTRIES} emptyLabel={shelter.choose} />
        <SelectField
          key={country}
          name="provincie"
          label={shelter.province}
          options={provinces}
          emptyLabel={shelter.choose}
          isOptional
        />
      </div>
      <TextField name="adres" label={shelter.address} autoComplete="address-line1" />
      <div className={styles.pair}>
        <TextField name="postcode" label={shelter.postcode} autoComplete="postal-code" />
        <TextField name="plaats" label={shelter.place} autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <TextField name="telefoon" label={shelter.phone} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField name="url" label={shelter.url} inputMode="url" autoComplete="url" />
      </div>
    </FieldGroup>
  );
}
