import { useListAgesQuery, useListBreedsQuery, useListKindsQuery, useListSexesQuery } from '@portal/shared/api-slices';
import type { Kind } from '@portal/shared/contract';
import { FormClear, SelectField, TextField, useFieldValue } from '@portal/shared/ui/form';
import styles from './animal-form.module.css';
import { messages } from './messages';
import { withChosen } from './with-chosen';

/** Fields whose choices belong to one kind. */
const OF_KIND = ['ras', 'geslacht', 'leeftijd'];

interface LookupAnswer {
  data?: readonly { id: number; naam: string }[] | undefined;
  isError: boolean;
}

const optionsOf = ({ data = [] }: LookupAnswer) => data.map(({ id, naam }) => ({ value: String(id), label: naam }));

/** Breed, sex and age: the options of the kind; before a kind is chosen the three wait (AN-031). */
export function LookupFields({ kind }: { kind: Kind | null }) {
  const query = { soortid: kind ?? undefined };
  const skip = { skip: kind === null };
  const lookups = {
    ras: useListBreedsQuery(query, skip),
    geslacht: useListSexesQuery(query, skip),
    leeftijd: useListAgesQuery(query, skip),
  };
  const chosen = {
    ras: useFieldValue('ras'),
    geslacht: useFieldValue('geslacht'),
    leeftijd: useFieldValue('leeftijd'),
  };
  const field = (name: keyof typeof lookups, label: string) => (
    <SelectField
      name={name}
      label={label}
      emptyLabel={messages.choose}
      options={kind === null ? [] : withChosen(optionsOf(lookups[name]), chosen[name])}
      disabled={kind === null}
      {...hintOf(kind === null ? messages.kindFirst : lookups[name].isError && messages.lookupsFailed)}
    />
  );
  return (
    <div className={styles.pair}>
      {field('ras', messages.breed)}
      {field('geslacht', messages.sex)}
      {field('leeftijd', messages.age)}
    </div>
  );
}

/** The kind of a new animal, its name, and what depends on the kind. */
export function KindFields() {
  const kind = String(useFieldValue('soort'));
  const kinds = useListKindsQuery();
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
        <NameField />
      </div>
      <LookupFields kind={kind === '' ? null : (Number(kind) as Kind)} />
    </>
  );
}

/** What the animal is called. */
export function NameField() {
  return <TextField name="naam" label={messages.name} autoComplete="off" required />;
}

const hintOf = (hint: string | false) => (hint ? { hint } : {});
