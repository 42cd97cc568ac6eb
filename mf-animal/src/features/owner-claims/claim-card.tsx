import { type Animal, Answer, ClaimStatus, Country, type OwnerClaim } from '@portal/shared/contract';
import { formatDate, phoneText } from '@portal/shared/domain';
import { isRequestError, useToast } from '@portal/shared/session';
import { Button, CheckIcon, ConfirmDialog, CrossIcon, QuestionIcon } from '@portal/shared/ui';
import { useState } from 'react';
import { useDecideClaimMutation } from '../../endpoints/owner-claim';
import { ChipDialog, RejectionDialog } from './claim-dialogs';
import { messages } from './messages';
import styles from './owner-claims.module.css';

/** One claim: who, how to reach them, what they know, how the chip compares, and what staff decide. */
export function ClaimCard({ claim, animal }: { claim: OwnerClaim; animal: Animal }) {
  const number = claim.telefoon ? phoneText(claim.telefoon, Country.netherlands) : null;
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h4 className={styles.name}>
          <bdi>{claim.naam}</bdi>
        </h4>
        <span className={styles.status}>{messages.status[claim.statuscode]}</span>
      </header>
      <p className={styles.soft}>{messages.sentOn(formatDate(claim.created_at))}</p>
      <p className={styles.text}>{claim.kenmerken}</p>
      <p className={styles.contact}>
        <a href={`mailto:${claim.email}`}>{claim.email}</a>
        {number ? <a href={number.href}>{number.text}</a> : null}
      </p>
      <ChipLine chip={claim.chip} />
      {claim.reden ? <p className={styles.text}>{messages.reason(claim.reden)}</p> : null}
      {claim.statuscode === ClaimStatus.open ? <Actions claim={claim} animal={animal} /> : null}
    </article>
  );
}

const CHIP_ICONS = { [Answer.yes]: CheckIcon, [Answer.no]: CrossIcon, [Answer.unknown]: QuestionIcon } as const;

function ChipLine({ chip }: Pick<OwnerClaim, 'chip'>) {
  if (chip === null) return <p className={styles.soft}>{messages.noChip}</p>;
  const ChipIcon = CHIP_ICONS[chip];
  return (
    <p className={styles.chip}>
      <ChipIcon size={20} />
      <span>{messages.chip[chip]}</span>
    </p>
  );
}

type Asked = 'accept' | 'reject' | 'compare' | null;

function Actions({ claim, animal }: { claim: OwnerClaim; animal: Animal }) {
  const [asked, setAsked] = useState<Asked>(null);
  const [decide, { isLoading }] = useDecideClaimMutation();
  const showToast = useToast();
  const close = () => setAsked(null);
  const keys = { claimKey: claim.uuidkey, uuidkey: animal.uuidkey };
  async function accept() {
    try {
      await decide({
        key: claim.uuidkey,
        uuidkey: animal.uuidkey,
        body: { statuscode: ClaimStatus.accepted },
      }).unwrap();
      showToast({ type: 'succes', message: messages.accepted });
    } catch (error) {
      const isExplained = isRequestError(error) && error.status === 409;
      showToast({ type: 'error', message: isExplained ? error.message : messages.failed });
    }
    close();
  }
  return (
    <div className={styles.actions}>
      <Button aria-haspopup="dialog" onClick={() => setAsked('accept')}>
        {messages.accept}
      </Button>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('reject')}>
        {messages.reject}
      </Button>
      {claim.chip === null ? null : (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked('compare')}>
          {messages.compare}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'accept'}
        title={messages.acceptQuestion(claim.naam)}
        confirmLabel={messages.acceptConfirm}
        isBusy={isLoading}
        onConfirm={accept}
        onCancel={close}
      >
        <p>{messages.acceptText}</p>
      </ConfirmDialog>
      {asked === 'reject' ? <RejectionDialog {...keys} naam={claim.naam} onClose={close} /> : null}
      {asked === 'compare' ? <ChipDialog {...keys} onClose={close} /> : null}
    </div>
  );
}
