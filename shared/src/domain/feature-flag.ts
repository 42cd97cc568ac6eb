import type { Feature } from '@portal/shared/contract';

/** Name of the environment that enables every flag (C41). */
export const LOCAL_ENVIRONMENT = 'local';

/** Where and for whom a flag is asked. */
export interface FeatureContext {
  environment: string;
  asiel?: number | null;
  uid?: string | null;
}

/** A flag is on in the local environment, for 'all' or a listed environment, a listed shelter or a listed user; an unknown one is off. */
export function isFeatureOn(feature: Feature | null | undefined, context: FeatureContext): boolean {
  if (!feature) return false;
  if (context.environment === LOCAL_ENVIRONMENT) return true;
  const environments = feature.environment.split(',').map((name) => name.trim());
  return (
    environments.includes('all') ||
    environments.includes(context.environment) ||
    (context.asiel != null && feature.asiel_ids.includes(context.asiel)) ||
    (context.uid != null && feature.user_ids.includes(context.uid))
  );
}
