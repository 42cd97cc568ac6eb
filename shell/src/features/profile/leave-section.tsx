import { saveFile } from '@portal/shared/platform';
import { useFreshSignIn } from '@portal/shared/session';
import { Button, ConfirmDialog } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCloseMeMutation, useExportMeMutation } from '../../endpoints/profile';
import { messages } from './messages';
import styles from './profile.module.css';
import { Section } from './section';
import { useAction } from './use-action';

const words = messages.leave;

/** Where the privacy policy links to (SH-059). */
const DELETE_ANCHOR = 'verwijderen';

interface LeaveSectionProps {
  /** The account is closed: it can be restored for so many days. */
  onClosed(restoreDays: number): Promise<void> | void;
}

/** Taking one's data along, and leaving (C14). */
export function LeaveSection({ onClosed }: LeaveSectionProps) {
  return (
    <Section title={words.title} text={words.text}>
      <div>
        <ExportData />
        <CloseAccount onClosed={onClosed} />
      </div>
    </Section>
  );
}

function ExportData() {
  const [exportMe] = useExportMeMutation();
  const withFreshSignIn = useFreshSignIn();
  const { isBusy, run } = useAction();
  const download = () =>
    run(async () => {
      const { data } = await withFreshSignIn(() => exportMe().unwrap());
      saveFile(words.file, 'application/json', JSON.stringify(data, null, 2));
    });
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{words.exportTitle}</h3>
      <p className={styles.soft}>{words.exportText}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={download}>
        {words.export}
      </Button>
    </div>
  );
}

function CloseAccount({ onClosed }: LeaveSectionProps) {
  const heading = useAnchor(DELETE_ANCHOR);
  const [isAsking, setAsking] = useState(false);
  const [closeMe] = useCloseMeMutation();
  const withFreshSignIn = useFreshSignIn();
  const { isBusy, run } = useAction();
  const close = () => {
    setAsking(false);
    void run(async () => {
      const { data } = await withFreshSignIn(() => closeMe().unwrap());
      await onClosed(data.restoreDays);
    });
  };
  return (
    <div className={styles.block} id={DELETE_ANCHOR}>
      <h3 ref={heading} tabIndex={-1} className={styles.blockTitle}>
        {words.deleteTitle}
      </h3>
      <p className={styles.soft}>{words.deleteText}</p>
      <Button variant="danger" isBusy={isBusy} onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={words.question}
        confirmLabel={words.confirm}
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        <p>{words.questionText}</p>
      </ConfirmDialog>
    </div>
  );
}

/** The page arrives after the browser looked for the anchor of the address: it is brought into view here. */
function useAnchor(anchor: string) {
  const target = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    if (hash !== `#${anchor}`) return;
    const frame = requestAnimationFrame(() => {
      target.current?.scrollIntoView({ block: 'center' });
      target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [anchor, hash, key]);
  return target;
}
