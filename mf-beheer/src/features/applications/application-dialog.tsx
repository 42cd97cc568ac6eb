import { ApplicationStatus, portalPath, type ShelterApplication } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/domain';
import { Button, ButtonLink, Dialog, HomeIcon } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ApplicationAnswers } from './application-answers';
import { ApplicationStatusLabel } from './application-status';
import styles from './applications.module.css';
import { DecisionFailure } from './decision-failure';
import { messages } from './messages';
import { RejectForm } from './reject-form';
import { type Decision, useDecision } from './use-decision';

export interface ApplicationDialogProps {
  application: ShelterApplication;
  isOpen: boolean;
  onClose: () => void;
}

/** One application, whole, and what the board decides about it (BE-030). */
export function ApplicationDialog({ application, isOpen, onClose }: ApplicationDialogProps) {
  const [step, setStep] = useState<'read' | 'reject' | 'back'>('read');
  const decision = useDecision(application, onClose);
  const isNew = application.status === ApplicationStatus.new;
  const isRejecting = isNew && step === 'reject';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.detailTitle(application.naam)}
      footer={
        isNew && !isRejecting ? (
          <DecideButtons decision={decision} isBack={step === 'back'} onReject={() => setStep('reject')} />
        ) : undefined
      }
    >
      <div className={styles.detail}>
        <p className={styles.facts}>
          <ApplicationStatusLabel status={application.status} />
          {messages.receivedOn(formatDate(application.created_at))}
        </p>
        {isRejecting ? (
          <RejectForm application={application} decision={decision} onBack={() => setStep('back')} />
        ) : (
          <Outcome application={application} />
        )}
        {isNew ? null : <DecisionFailure failure={decision.failure} />}
        <ApplicationAnswers application={application} />
      </div>
    </Dialog>
  );
}

interface DecideButtonsProps {
  decision: Decision;
  /** True when the form for rejecting was left: the focus returns to its button. */
  isBack: boolean;
  onReject: () => void;
}

function DecideButtons({ decision, isBack, onReject }: DecideButtonsProps) {
  const reject = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) reject.current?.focus();
  }, [isBack]);
  return (
    <>
      <DecisionFailure failure={decision.failure} />
      <Button ref={reject} variant="secondary" onClick={onReject}>
        {messages.reject}
      </Button>
      <Button isBusy={decision.isBusy} onClick={() => void decision.decide({ status: ApplicationStatus.approved })}>
        {messages.approve}
      </Button>
    </>
  );
}

/** What approving will do, or what was decided. */
function Outcome({ application: { status, asiel, decided_at, reason } }: { application: ShelterApplication }) {
  const decidedOn = formatDate(decided_at);
  return (
    <div className={styles.outcome}>
      {status === ApplicationStatus.new ? <p>{asiel === null ? messages.effectNew : messages.effectKnown}</p> : null}
      {status === ApplicationStatus.approved ? <p>{messages.approvedOn(decidedOn)}</p> : null}
      {status === ApplicationStatus.rejected ? (
        <>
          <p>{messages.rejectedOn(decidedOn)}</p>
          <p className={styles.reason}>{reason}</p>
        </>
      ) : null}
      {asiel === null ? null : (
        <ButtonLink variant="secondary" icon={HomeIcon} to={portalPath.shelter(asiel)}>
          {messages.toShelter}
        </ButtonLink>
      )}
    </div>
  );
}
