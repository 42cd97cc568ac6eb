import { type Me, SOCIAL_PROVIDERS, type SocialProvider } from '@portal/shared/contract';
import { providerIdOf, useIdentity } from '@portal/shared/platform';
import { useFreshSignIn, useSession } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useId } from 'react';
import { messages } from './messages';
import styles from './profile.module.css';
import { Section } from './section';
import { useAction } from './use-action';

const words = messages.providers;

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', microsoft: 'Microsoft' };

/** The linked accounts of identity providers; the last way to sign in stays (C14). */
export function ProvidersSection({ user }: { user: Me }) {
  return (
    <Section title={words.title} text={words.text}>
      <ul className={styles.rows}>
        {SOCIAL_PROVIDERS.map((provider) => (
          <ProviderRow key={provider} provider={provider} providers={user.providers} />
        ))}
      </ul>
    </Section>
  );
}

function ProviderRow({ provider, providers }: { provider: SocialProvider; providers: readonly string[] }) {
  const id = useId();
  const identity = useIdentity();
  const withFreshSignIn = useFreshSignIn();
  const { retry: readAgain } = useSession();
  const { isBusy, run } = useAction();
  const name = NAMES[provider];
  const isLinked = providers.includes(providerIdOf(provider));
  const isLast = isLinked && providers.length === 1;
  const change = async () => {
    await run(
      () =>
        withFreshSignIn(async () => {
          const client = await identity();
          await (isLinked ? client.unlink(provider) : client.link(provider));
        }),
      isLinked ? words.unlinkedNow(name) : words.linkedNow(name),
    );
    readAgain();
  };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.rowName}>{name}</p>
        <p id={id} className={styles.rowText}>
          {isLast ? words.last : isLinked ? words.linked : words.notLinked}
        </p>
      </div>
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={isLast}
        aria-label={isLinked ? words.unlinkOf(name) : words.linkOf(name)}
        aria-describedby={id}
        onClick={change}
      >
        {isLinked ? words.unlink : words.link}
      </Button>
    </li>
  );
}
