import styles from './donation.module.css';
import { messages } from './messages';
import { useQrDrawing } from './use-qr-drawing';

/** The transfer as a QR code for the app of a bank; dark on white in both colour schemes, because cameras want it so. */
export function DonationQr({ code, label }: { code: string; label: string }) {
  const drawing = useQrDrawing(code);
  return (
    <figure className={styles.scan}>
      <div className={styles.code}>
        {drawing === null ? null : (
          <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.side} ${drawing.side}`} focusable="false">
            <path d={drawing.path} />
          </svg>
        )}
      </div>
      <figcaption className={styles.caption}>{messages.scan}</figcaption>
    </figure>
  );
}
