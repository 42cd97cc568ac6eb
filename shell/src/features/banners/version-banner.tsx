import { Button, CrossIcon, IconButton } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import styles from './banner.module.css';
import { messages } from './messages';
import { useVersion } from './use-version';
import { takeAnnouncement } from './version-check';

const { version } = messages;

/** Announces the reload for a new version, or offers it while a form holds unsaved input (SH-074, C30). */
export function VersionBanner({ onNewGeneration }: { onNewGeneration(): void }) {
  const { isWaiting, reload } = useVersion({ builtHash: __BUILD__, onNewGeneration });
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    if (takeAnnouncement()) setAnnounced(true);
  }, []);
  return (
    <div role="status">
      {isWaiting && (
        <div className={styles.notice}>
          <p>{version.waiting}</p>
          <Button variant="secondary" onClick={reload}>
            {version.reload}
          </Button>
        </div>
      )}
      {isAnnounced && !isWaiting && (
        <div className={styles.notice}>
          <p>{version.reloaded}</p>
          <IconButton icon={CrossIcon} label={version.close} onClick={() => setAnnounced(false)} />
        </div>
      )}
    </div>
  );
}
