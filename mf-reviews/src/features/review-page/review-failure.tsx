import { portalPath } from '@portal/shared/contract';
import { isRequestError } from '@portal/shared/session';
import { Button, ButtonLink, ClockIcon, EmptyState, ErrorPanel, PageTitle, WarningIcon } from '@portal/shared/ui';
import { messages } from './messages';

const { failed } = messages;
const UNKNOWN: ReadonlySet<number> = new Set([400, 404]);

interface ReviewFailureProps {
  error: unknown;
  retry: () => void;
  isBusy: boolean;
}

/** Stands where a review does not load: unknown or ended, not for this person (with the server's reason), or a failure that may pass. */
export function ReviewFailure(props: ReviewFailureProps) {
  return (
    <>
      <PageTitle title={failed.title} documentTitle={messages.tab} isHidden />
      <Reason {...props} />
    </>
  );
}

function Reason({ error, retry, isBusy }: ReviewFailureProps) {
  const known = isRequestError(error) ? error : undefined;
  if (known?.status === 403)
    return (
      <EmptyState
        title={failed.refused}
        icon={WarningIcon}
        action={
          <Button variant="secondary" isBusy={isBusy} onClick={retry}>
            {failed.retry}
          </Button>
        }
      >
        {known.message}
      </EmptyState>
    );
  if (known?.status === 410)
    return (
      <EmptyState
        title={failed.ended}
        icon={ClockIcon}
        action={<ButtonLink to={portalPath.shelters()}>{failed.shelters}</ButtonLink>}
      >
        {failed.endedText}
      </EmptyState>
    );
  if (known && UNKNOWN.has(known.status))
    return (
      <EmptyState title={failed.unknown} action={<ButtonLink to={portalPath.home()}>{failed.home}</ButtonLink>}>
        {failed.unknownText}
      </EmptyState>
    );
  return (
    <ErrorPanel title={failed.other} onRetry={retry} isBusy={isBusy}>
      {failed.otherText}
    </ErrorPanel>
  );
}
