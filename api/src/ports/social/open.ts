import { SOCIAL_PROVIDERS, type SocialProvider } from '@portal/shared/contract';
import { demoIdentity } from './demo';
import { OIDC_SERVERS, type OidcServer, oidcIdentity } from './oidc';
import type { SocialIdentities } from './port';

type Name = Uppercase<SocialProvider>;

/** Variables of the choice; the keys of a provider count when both are there. */
type SocialConfig = { DEMO_IDP: boolean } & {
  readonly [Key in `${Name}_CLIENT_ID` | `${Name}_CLIENT_SECRET`]?: string | undefined;
};

/** What the choice depends on. */
export interface SocialIdentitiesOptions {
  config: SocialConfig;
  /** The database holds demo data. */
  isDemo: boolean;
  /** Where the providers are; tests have one of their own. */
  servers?: Readonly<Record<SocialProvider, OidcServer>>;
}

/** The real provider where there are keys; else the demo page, with DEMO_IDP=1 and demo data alone (C24); else nobody. */
export function socialIdentities(options: SocialIdentitiesOptions): SocialIdentities {
  const { config, isDemo, servers = OIDC_SERVERS } = options;
  const identities: SocialIdentities['identities'] = {};
  const demo = new Set<SocialProvider>();
  for (const provider of SOCIAL_PROVIDERS) {
    const keys = keysOf(config, provider);
    if (keys) {
      identities[provider] = oidcIdentity({ provider, server: servers[provider], ...keys });
    } else if (config.DEMO_IDP && isDemo) {
      identities[provider] = demoIdentity(provider);
      demo.add(provider);
    }
  }
  return { identities, demo };
}

function keysOf(config: SocialConfig, provider: SocialProvider) {
  const name = provider.toUpperCase() as Name;
  const clientId = config[`${name}_CLIENT_ID`];
  const clientSecret = config[`${name}_CLIENT_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}
