import {
  type Animal,
  ReviewListType,
  ReviewRequestDialogForm,
  type Suggestion,
  UserType,
} from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { type RequestError, useUser } from '@portal/shared/session';
import {
  Form,
  FormButtons,
  FormFailure,
  RadioGroup,
  SubmitButton,
  type SubmitFailure,
  useFieldValue,
} from '@portal/shared/ui/form';
import { messages } from './messages';
import { PersonField } from './person-field';
import { useReviewRequest } from './use-review-request';

export interface ReviewRequestFormProps {
  animal: Animal;
  /** The number of the animal's shelter. */
  asiel: number;
  onSent: () => void;
}

const EMPTY = { listType: ReviewListType.inside, email: '' };

/** Which list, and who of it (AN-080): sent, it says so and closes; refused, it says why and keeps what was chosen. */
export function ReviewRequestForm({ animal, asiel, onSent }: ReviewRequestFormProps) {
  const user = useUser();
  const request = useReviewRequest();
  const isForOther = user !== null && userTypeOf(user.usertype) === UserType.admin && user.asiel !== asiel;
  return (
    <Form
      schema={ReviewRequestDialogForm}
      defaultValues={EMPTY}
      label={messages.title}
      onSubmit={({ email }) => request(email as Suggestion)}
      onSaved={onSent}
      toasts={{
        sent: { type: 'succes', message: messages.sent },
        invalid: { type: 'warning', ...messages.invalid },
        failed,
      }}
    >
      <p>{messages.intro(animal.naam)}</p>
      <RadioGroup name="listType" label={messages.listType} options={messages.lists} />
      <People dierId={animal.id} asielId={isForOther ? asiel : undefined} />
      <FormFailure kept={messages.kept} />
      <FormButtons cancel={messages.cancel}>
        <SubmitButton>{messages.send}</SubmitButton>
      </FormButtons>
    </Form>
  );
}

/** The field, for the list that is chosen. */
function People(props: { dierId: number; asielId: number | undefined }) {
  const listType = useFieldValue('listType') as ReviewListType;
  return <PersonField {...props} listType={listType} />;
}

/** The server's own words where it has some: who may not be asked, and why. */
const failed = (refusal: RequestError | null): SubmitFailure => ({
  type: 'error',
  message: refusal?.status === 422 || refusal?.status === 429 ? refusal.message : messages.failed,
});
