import { PageTitle } from '@portal/shared/ui';
import { FitQuestions } from '../features/fit-questions/fit-questions';
import { messages } from '../features/fit-questions/messages';

/** `zoek/past-dit-bij-mij`: the questions behind 'Past dit bij mij?' (C62). */
export function FitQuestionsPage() {
  return (
    <>
      <PageTitle title={messages.title} lead={messages.lead} />
      <FitQuestions />
    </>
  );
}
