import type { Feature, FeatureForm, FeatureState, User } from '@portal/shared/contract';
import { isFeatureOn } from '@portal/shared/domain';
import { AppError } from '../../lib/app-error';
import type { Database } from '../../ports/database/port';
import { type AuditActor, writeAudit } from '../audit';
import { featureRepository } from './feature.repository';
import { messages } from './messages';

export interface FeatureServiceOptions {
  database: Database;
  /** PORTAL_ENVIRONMENT. */
  environment: string;
}

const FIELDS = ['environment', 'asiel_ids', 'user_ids'] as const;

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Reading a flag for the caller, and setting one (C41). */
export const featureService = ({ database, environment }: FeatureServiceOptions) => ({
  /** On or off for this caller; throws 404 for an unknown alias. */
  async state(alias: string, user: User | null): Promise<FeatureState> {
    const feature = await featureRepository(database).find(alias);
    if (!feature) throw new AppError('NOT_FOUND');
    return { alias, on: isFeatureOn(feature, { environment, asiel: user?.asiel, uid: user?.uid }) };
  },

  /** Replaces a flag; what is the same already changes nothing. Throws 404 and 422. */
  async set(alias: string, form: FeatureForm, actor: AuditActor): Promise<void> {
    const next = { ...form, asiel_ids: unique(form.asiel_ids), user_ids: unique(form.user_ids) };
    await database.transaction(async (tx) => {
      const rows = featureRepository(tx);
      const present = await rows.find(alias);
      if (!present) throw new AppError('NOT_FOUND');
      refuseUnknown(await rows.unknownIds(next));
      const fields = FIELDS.filter((name) => String(present[name]) !== String(next[name]));
      if (fields.length === 0) return;
      await rows.set(alias, next);
      await writeAudit(tx, actor, { action: 'feature.set', object: 'feature', objectId: alias, changes: { fields } });
    });
  },
});
export type FeatureService = ReturnType<typeof featureService>;

function refuseUnknown({ asiel_ids, user_ids }: Pick<Feature, 'asiel_ids' | 'user_ids'>): void {
  const fields = {
    ...(asiel_ids.length > 0 && { asiel_ids: messages.unknownShelters(asiel_ids) }),
    ...(user_ids.length > 0 && { user_ids: messages.unknownUsers(user_ids) }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', undefined, { fields });
}
