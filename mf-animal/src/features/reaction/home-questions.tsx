import { useListFieldOptionsQuery } from '@portal/shared/api-slices';
import { FieldOptionName, type Kind } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui/form';
import { messages } from './messages';
import styles from './reaction-form.module.css';

/** Which field takes which list of choices (C18), in the order of the form. */
const QUESTIONS = [
  ['woonruimte', FieldOptionName.housing, () => messages.housing],
  ['tuin', FieldOptionName.yesNo, () => messages.garden],
  ['alleenThuis', FieldOptionName.aloneAtHome, () => messages.alone],
  ['kinderen', FieldOptionName.yesNo, () => messages.children],
  ['huisdieren', FieldOptionName.yesNo, () => messages.pets],
  ['ervaring', FieldOptionName.experience, messages.experience],
] as const;

/** The optional questions about the home; their choices come from the api (AN-071). Without them the message can still be sent. */
export function HomeQuestions({ kind }: { kind: Kind }) {
  return (
    <fieldset className={styles.home}>
      <legend className={styles.homeTitle}>
        {messages.homeTitle} <span className={styles.optional}>{messages.optional}</span>
      </legend>
      <p className={styles.intro}>{messages.homeHint}</p>
      <div className={styles.questions}>
        {QUESTIONS.map(([name, list, label]) => (
          <Question key={name} name={name} list={list} label={label(kind)} />
        ))}
      </div>
    </fieldset>
  );
}

function Question({ name, list, label }: { name: string; list: FieldOptionName; label: string }) {
  const { data = [], isError } = useListFieldOptionsQuery(list);
  return (
    <SelectField
      name={name}
      label={label}
      options={data}
      emptyLabel={messages.none}
      {...(isError ? { hint: messages.optionsFailed } : {})}
    />
  );
}
