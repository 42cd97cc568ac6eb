import { lazyComponent } from '@portal/shared/ui';
import styles from './donation.module.css';
import { messages } from './messages';

/** The drawing is a file of its own; without it the number can still be copied, so nothing stands there. */
const QrImage = lazyComponent(async () => (await import('./qr-image')).QrImage, { failed: () => null });

/** The transfer as a QR code for the app of a bank; dark on white in both colour schemes, because cameras want it so. */
export function DonationQr({ code, label }: { code: string; label: string }) {
  return (
    <figure className={styles.scan}>
      <div className={styles.code}>
        <QrImage code={code} label={label} />
      </div>
      <figcaption className={styles.caption}>{messages.scan}</figcaption>
    </figure>
  );
}
