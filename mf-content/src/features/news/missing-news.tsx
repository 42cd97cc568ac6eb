import { portalPath } from '@portal/shared/contract';
import { isRequestError } from '@portal/shared/session';
import { ButtonLink, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';

const { missing } = messages;

/** Whether the api says that there is no such item: an unknown number, or no number at all. Other failures may pass. */
export function isMissing(error: unknown): boolean {
  return isRequestError(error) && (error.status === 404 || error.status === 400);
}

/** 'Niet gevonden', with the way to the other news. */
export function MissingNews() {
  return (
    <>
      <PageTitle title={missing.title} lead={missing.text} />
      <ButtonLink to={portalPath.newsList()}>{missing.all}</ButtonLink>
    </>
  );
}
