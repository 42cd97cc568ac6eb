import { useListAgesQuery, useListBreedsQuery, useListKindsQuery, useListSexesQuery } from '@portal/shared/api-slices';
import type { Kind } from '@portal/shared/contract';
import { FormClear, SelectField, TextField, useFieldValue } from '@portal/shared/ui/form';
import styles from './animal-form.module.css';
import { messages } from './messages';

/** Fields whose choices belong to one kind. */
const OF_KIND = ['ras', 'geslacht', 'leeftijd'];

interface LookupAnswer {
  data?: readonly { id: number; naam: string }[] | undefined;
  isError: boolean;
}

const optionsOf = ({ data = [] }: LookupAnswer) => data.map(({ id, naam }) => ({ value: String(id), label: naam }));

/** The kind, which filters breed, sex and age; before a kind is chosen the three wait (AN-031). */
export function KindFields() {
  const kind = String(useFieldValue('soort'));
  const query = { soortid: kind === '' ? undefined : (Number(kind) as Kind) };
  const skip = { skip: kind === '' };
  const kinds = useListKindsQuery();
  const lookups = {
    ras: useListBreedsQuery(query, skip),
    geslacht: useListSexesQuery(query, skip),
    leeftijd: useListAgesQuery(query, skip),
  };
  const field = (name: keyof typeof lookups, label: string) => (
    <SelectField
      name={name}
      label={label}
      emptyLabel={messages.choose}
      options={kind === '' ? [] : optionsOf(lookups[name])}
      disabled={kind === ''}
      {...hintOf(kind === '' ? messages.kindFirst : lookups[name].isError && messages.lookupsFailed)}
    />
  );
  return (
    <>
      <FormClear of="soort" names={OF_KIND} />
      <div className={styles.pair}>
        <SelectField
          name="soort"
          label={messages.kind}
          emptyLabel={messages.choose}
          options={optionsOf(kinds)}
          {...hintOf(kinds.isError && messages.lookupsFailed)}
        />
        <TextField name="naam" label={messages.name} autoComplete="off" required />
      </div>
      <div className={styles.pair}>
        {field('ras', messages.breed)}
        {field('geslacht', messages.sex)}
        {field('leeftijd', messages.age)}
      </div>
    </>
  );
}

const hintOf = (hint: string | false) => (hint ? { hint } : {});
