import { portalPath } from '@portal/shared/contract';
import { Button, ButtonLink } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import styles from './confirm.module.css';
import { ConfirmPanel } from './confirm-panel';
import { messages } from './messages';
import type { ConfirmMode } from './modes';
import { BadCode } from './new-link';

/** How using a code ended: the code is refused, or something else is wrong and may be tried again. */
export type Outcome = 'done' | 'bad' | { message: string };

interface ConfirmActionProps {
  mode: Exclude<ConfirmMode, 'resetPassword'>;
  text: ReactNode;
  use(): Promise<Outcome>;
  /** Where to go on when it is done; by default home. */
  onward?: ReactNode;
}

/** Says what the link is for; only the button uses it (C24). */
export function ConfirmAction({ mode, text, use, onward }: ConfirmActionProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = messages[mode];
  if (outcome === 'bad') return <BadCode mode={mode} />;
  if (outcome === 'done') {
    return (
      <ConfirmPanel key="done" title={words.done} text={words.doneText} outcome="done">
        {onward ?? <ButtonLink to={portalPath.home()}>{messages.toHome}</ButtonLink>}
      </ConfirmPanel>
    );
  }
  const act = async () => {
    setBusy(true);
    setOutcome(null);
    setOutcome(await use());
    setBusy(false);
  };
  return (
    <ConfirmPanel title={words.title} text={text}>
      {outcome === null ? null : (
        <p role="alert" className={styles.refusal}>
          {outcome.message}
        </p>
      )}
      <Button isBusy={isBusy} onClick={act}>
        {words.button}
      </Button>
    </ConfirmPanel>
  );
}
