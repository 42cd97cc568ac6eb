import { type AccountRow, portalPath } from '@portal/shared/contract';
import { Button, ButtonLink, HomeIcon, LinkIcon, PawIcon } from '@portal/shared/ui';
import styles from './account-table.module.css';
import { messages } from './messages';
import type { ShelterDraft } from './use-shelter-drafts';

/** The buttons of a row: linking needs an account that can be named, the other two a shelter (BE-023). */
export function AccountActions({ account, draft }: { account: AccountRow; draft: ShelterDraft }) {
  const { uid, user_id, email, asiel_uuidkey } = account;
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
