import { richTextPolicy as policy } from '@portal/shared/domain';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
const NAMES: readonly string[] = [...policy.attributes, 'rel'];

/**
 * Whether HTML holds nothing but the formats of the editor, as the sanitiser writes them. Where there is no document to clean in, a text that
 * is not clean is not shown.
 */
export function isClean(html: string): boolean {
  let isAllowed = true;
  const rest = html.replace(TAG, (_tag, slash: string, name: string, attributes: string) => {
    if (!policy.tags.includes(name) || (slash !== '' && attributes !== '')) isAllowed = false;
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!isAllowedAttribute(key, value)) isAllowed = false;
    }
    return '';
  });
  return isAllowed && !rest.includes('<');
}

function isAllowedAttribute(key: string, value: string): boolean {
  if (!NAMES.includes(key)) return false;
  if (key === 'href') return policy.address.test(value) && !value.includes('&#');
  if (key === 'src') return /^\/[^/\\]/.test(value) && !value.includes('&#');
  if (key === 'class') return value.split(' ').every((name) => policy.className.test(name));
  return true;
}
