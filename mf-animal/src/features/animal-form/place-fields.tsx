import { Answer, type ProvinceOption, YesNo } from '@portal/shared/contract';
import { SelectField, useFieldValue } from '@portal/shared/ui/form';
import styles from './animal-form.module.css';
import { FoundFields } from './found-fields';
import { messages } from './messages';
import { withChosen } from './with-chosen';

const YES_NO = [
  { value: YesNo.no, label: messages.no },
  { value: YesNo.yes, label: messages.yes },
];
const FOUND = [
  { value: Answer.unknown, label: messages.noAnswer },
  { value: Answer.yes, label: messages.yes },
  { value: Answer.no, label: messages.no },
];

/** Couple, found (X is no answer) with what is asked of a found animal, and province; a name that exists twice comes with its country (C49). */
export function PlaceFields({ provinces }: { provinces: readonly ProvinceOption[] }) {
  const chosen = useFieldValue('provincie');
  const isTwice = (naam: string) => provinces.filter((province) => province.naam === naam).length > 1;
  const options = provinces.map(({ id, naam, land }) => ({
    value: String(id),
    label: isTwice(naam) ? `${naam} (${land})` : naam,
  }));
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          name="provincie"
          label={messages.province}
          emptyLabel={messages.choose}
          options={withChosen(options, chosen)}
        />
        <SelectField name="koppel" label={messages.couple} options={YES_NO} />
        <SelectField name="gevonden" label={messages.found} options={FOUND} />
      </div>
      <FoundFields />
    </>
  );
}
