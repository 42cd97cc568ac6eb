import { useListFieldOptionsQuery } from '@portal/shared/api-slices';
import { FieldOptionName, type FitProfile, type Kind } from '@portal/shared/contract';
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

/**
 * The optional questions about the home; their choices come from the api (AN-071). Without them the message can still be sent. With the answers
 * to 'Past dit bij mij?' they are filled in, and the group says what else goes along (C62).
 */
export function HomeQuestions({ kind, profile }: { kind: Kind; profile: FitProfile | null }) {
  return (
    <OptionalGroup title={messages.homeTitle} hint={profile ? messages.filledIn(besides(profile)) : messages.homeHint}>
      {QUESTIONS.map(([name, list, label]) => (
        <Question key={name} name={name} list={list} label={label(kind)} known={profile?.[name]} />
      ))}
    </OptionalGroup>
  );
}

/** What the form has no field for, in words. */
function besides({ dieren = [], kindOnderZes }: FitProfile): string[] {
  const pets = dieren.map((pet) => messages.petNames[pet]).join(', ');
  return [
    ...(pets ? [messages.whichPets(pets)] : []),
    ...(kindOnderZes ? [messages.youngChild(kindOnderZes === 'Ja')] : []),
  ];
}

interface QuestionProps {
  name: string;
  list: FieldOptionName;
  label: string;
  known: string | undefined;
}

/** The answer that is known already is a choice before the others come: a select drops a value for which it has no option. */
function Question({ name, list, label, known }: QuestionProps) {
  const { data = known ? [{ value: known, label: known }] : [], isError } = useListFieldOptionsQuery(list);
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
