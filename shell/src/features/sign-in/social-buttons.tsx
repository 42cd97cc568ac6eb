import { SOCIAL_PROVIDERS, type SocialProvider } from '@portal/shared/contract';
import { Button, FacebookIcon, GoogleIcon, type Icon, MicrosoftIcon } from '@portal/shared/ui';
import { messages } from './messages';
import styles from './sign-in.module.css';

const ICONS: Readonly<Record<SocialProvider, Icon>> = {
  google: GoogleIcon,
  facebook: FacebookIcon,
  microsoft: MicrosoftIcon,
};

/** The three identity providers (SH-055). */
export function SocialButtons(props: { isBusy: boolean; onChoose: (provider: SocialProvider) => void }) {
  return (
    <ul className={styles.social}>
      {SOCIAL_PROVIDERS.map((provider) => (
        <li key={provider}>
          <Button
            variant="secondary"
            isWide
            icon={ICONS[provider]}
            isBusy={props.isBusy}
            onClick={() => props.onChoose(provider)}
          >
            {messages.social(provider)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
