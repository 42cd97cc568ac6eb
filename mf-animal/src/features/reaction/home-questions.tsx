import { useListFieldOptionsQuery } from '@portal/shared/api-slices';
import { FieldOptionName, type Kind } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui/form';
import { OptionalGroup } from '../../common/optional-group';
import { messages } from './messages';

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
    <OptionalGroup title={messages.homeTitle} hint={messages.homeHint}>
      {QUESTIONS.map(([name, list, label]) => (
        <Question key={name} name={name} list={list} label={label(kind)} />
      ))}
    </OptionalGroup>
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
