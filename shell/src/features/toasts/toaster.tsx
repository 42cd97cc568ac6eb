import type { Toast } from '@portal/shared/session';
import { useToasts } from '@portal/shared/session';
import { CheckIcon, CrossIcon, classNames, type Icon, IconButton, InfoIcon, WarningIcon } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import styles from './toaster.module.css';
import { useToastClock } from './use-toast-clock';

const ICONS: Record<Toast['type'], Icon> = {
  succes: CheckIcon,
  message: InfoIcon,
  warning: WarningIcon,
  error: CrossIcon,
};

/** The toasts on screen: errors are announced at once, others politely (C44). */
export function Toaster() {
  const { toasts, close } = useToasts();
  return (
    <section className={styles.region} aria-label={messages.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} />
      ))}
    </section>
  );
}

function ToastCard({ toast, close }: { toast: Toast; close(id: string): void }) {
  const { id, type, title, message, link, also, duration } = toast;
  const clock = useToastClock(duration, () => close(id));
  const ToastIcon = ICONS[type];
  return (
    <div className={classNames(styles.toast, styles[type])} {...clock}>
      <ToastIcon className={styles.icon} />
      <div role={type === 'error' ? 'alert' : 'status'} className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{message}</p>
        {[link, also].map(
          (one) =>
            one && (
              <Link key={one.to} to={one.to} className={styles.link} onClick={() => close(id)}>
                {one.label}
              </Link>
            ),
        )}
      </div>
      <IconButton icon={CrossIcon} label={messages.close} onClick={() => close(id)} />
    </div>
  );
}
