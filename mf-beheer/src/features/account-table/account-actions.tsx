import { type AccountRow, portalPath } from '@portal/shared/contract';
import { isRequestError, useToast } from '@portal/shared/session';
import { Button, ButtonLink, HomeIcon, LinkIcon, MailIcon, PawIcon } from '@portal/shared/ui';
import { useSendVerificationMutation } from '../../endpoints/account';
import styles from './account-table.module.css';
import { messages } from './messages';
import type { ShelterDraft } from './use-shelter-drafts';

/** Only the owner can confirm the address: the mail goes again (C37). */
function SendVerification({ uid, email }: { uid: string; email: string }) {
  const [send, { isLoading }] = useSendVerificationMutation();
  const showToast = useToast();
  const act = async () => {
    const { error } = await send(uid);
    if (error === undefined) showToast({ type: 'succes', message: messages.verified(email) });
    else showToast({ type: 'error', message: isRequestError(error) ? error.message : messages.verifyFailed });
  };
  return (
    <Button variant="quiet" icon={MailIcon} isBusy={isLoading} aria-label={messages.verifyOf(email)} onClick={act}>
      {messages.verify}
    </Button>
  );
}

/** The buttons of a row: linking needs an account that can be named, the other two a shelter (BE-023). */
export function AccountActions({ account, draft }: { account: AccountRow; draft: ShelterDraft }) {
  const { uid, user_id, email, email_verified, asiel_uuidkey } = account;
  return (
    <div className={styles.actions}>
      {uid && user_id ? (
        <Button
          variant={draft.typed === draft.saved ? 'quiet' : 'primary'}
          icon={LinkIcon}
          isBusy={draft.isBusy}
          aria-label={messages.linkOf(email)}
          onClick={() => void draft.link()}
        >
          {messages.link}
        </Button>
      ) : null}
      {email_verified === false ? <SendVerification uid={uid} email={email} /> : null}
      {asiel_uuidkey ? (
        <>
          <ButtonLink
            variant="quiet"
            icon={PawIcon}
            to={portalPath.shelterManagement(asiel_uuidkey)}
            aria-label={messages.animalsOf(email)}
          >
            {messages.animals}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            icon={HomeIcon}
            to={portalPath.shelterInfo(asiel_uuidkey)}
            aria-label={messages.shelterInfoOf(email)}
          >
            {messages.shelterInfo}
          </ButtonLink>
        </>
      ) : null}
    </div>
  );
}
