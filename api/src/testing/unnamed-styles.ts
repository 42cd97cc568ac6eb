import { inlineHash } from '../lib/inline-hash';

/** The style elements of a document that its policy does not name: a browser leaves them out. */
export function unnamedStyles(html: string, headers: Record<string, unknown>): string[] {
  const policy = String(headers['content-security-policy']);
  return [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)]
    .map(([, rules = '']) => rules)
    .filter((rules) => !policy.includes(inlineHash(rules)));
}
