import { portalPath } from '@portal/shared/contract';
import { ButtonLink, ErrorPanel, PageTitle } from '@portal/shared/ui';
import { messages } from './messages';

/** 'Niet gevonden', with the way to the other shelters. */
export function MissingShelter() {
  return (
    <>
      <PageTitle title={messages.missing.title} lead={messages.missing.text} />
      <ButtonLink to={portalPath.shelters()}>{messages.missing.all}</ButtonLink>
    </>
  );
}

/** The api failed: a quiet panel in the place of the shelter (SH-079). */
export function ShelterFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <>
      <PageTitle title={messages.page} isHidden />
      <ErrorPanel title={messages.failed} onRetry={onRetry} />
    </>
  );
}
