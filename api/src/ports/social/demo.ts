import { createHash } from 'node:crypto';
import { email as emailSchema, rootPath, type SocialProvider } from '@portal/shared/contract';
import { type SocialIdentity, SocialRefused } from './port';

const NAME_MAX = 200;
const addressSchema = emailSchema('invalid');

/**
 * Stands in for a provider without keys while demo data is loaded (C24): a page of our own asks for an address and believes it. Its subjects
 * cannot be those of the real provider.
 */
export function demoIdentity(provider: SocialProvider): SocialIdentity {
  return {
    addressOf: async ({ state }) => `${rootPath.socialDemo(provider)}?state=${state}`,
    async personOf(query) {
      const parsed = addressSchema.safeParse(query.email);
      if (!parsed.success) throw new SocialRefused('no address');
      const email = parsed.data;
      const subject = `demo-${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
      return { subject, email, emailVerified: true, name: query.name?.slice(0, NAME_MAX) || null };
    },
  };
}
