import { TOOLTIP_DELAY_SHARE_MS } from '@portal/shared/contract';
import { copyText, useIsHydrating, useToast } from '@portal/shared/session';
import {
  FacebookIcon,
  type Icon,
  IconButton,
  LinkedInIcon,
  LinkIcon,
  ShareIcon,
  Tooltip,
  WhatsAppIcon,
  XIcon,
} from '@portal/shared/ui';
import { useId } from 'react';
import { messages } from './messages';
import styles from './share-actions.module.css';
import { SERVICES, type ServiceName, type ShareFacts } from './share-addresses';

const ICONS: Record<ServiceName, Icon> = {
  WhatsApp: WhatsAppIcon,
  Facebook: FacebookIcon,
  X: XIcon,
  LinkedIn: LinkedInIcon,
};

/** Share buttons: links to services in a new tab, the address to copy, and the device's own share menu where there is one (AN-012). */
export function ShareButtons({ naam, facts }: { naam: string; facts: ShareFacts }) {
  const title = useId();
  const isHydrating = useIsHydrating();
  return (
    <div>
      <h3 id={title} className={styles.title}>
        {messages.share} <bdi>{naam}</bdi>
      </h3>
      <ul className={styles.buttons} aria-labelledby={title}>
        {SERVICES.map(({ name, address }) => (
          <li key={name}>
            <ServiceLink name={name} to={address(facts)} />
          </li>
        ))}
        <li>
          <CopyButton url={facts.url} />
        </li>
        {!isHydrating && typeof navigator.share === 'function' ? (
          <li>
            <NativeButton facts={facts} />
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function ServiceLink({ name, to }: { name: ServiceName; to: string }) {
  const ServiceIcon = ICONS[name];
  const label = messages.shareOn(name);
  return (
    <Tooltip text={label} delay={TOOLTIP_DELAY_SHARE_MS}>
      <a
        className={styles.service}
        href={to}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${label} ${messages.newTab}`}
      >
        <ServiceIcon size={22} />
      </a>
    </Tooltip>
  );
}

function CopyButton({ url }: { url: string }) {
  const showToast = useToast();
  async function handleClick() {
    const isCopied = await copyText(url);
    showToast(
      isCopied ? { type: 'succes', message: messages.copied } : { type: 'error', message: messages.copyFailed },
    );
  }
  return (
    <Tooltip text={messages.copy} delay={TOOLTIP_DELAY_SHARE_MS}>
      <IconButton icon={LinkIcon} label={messages.copy} className={styles.button} onClick={handleClick} />
    </Tooltip>
  );
}

function NativeButton({ facts }: { facts: ShareFacts }) {
  const showToast = useToast();
  async function handleClick() {
    try {
      await navigator.share({ ...facts });
    } catch (error) {
      // Closing the menu of the device is no failure.
      const isCancelled = error instanceof Error && error.name === 'AbortError';
      if (!isCancelled) showToast({ type: 'error', message: messages.shareFailed });
    }
  }
  return (
    <Tooltip text={messages.shareNative} delay={TOOLTIP_DELAY_SHARE_MS}>
      <IconButton icon={ShareIcon} label={messages.shareNative} className={styles.button} onClick={handleClick} />
    </Tooltip>
  );
}
