import { richTextPolicy as policy } from '@portal/shared/domain';
import DOMPurify, { type Config } from 'dompurify';
import { isClean } from './is-clean';

const CONFIG = {
  ALLOWED_TAGS: policy.tags,
  ALLOWED_ATTR: [...policy.attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['width', 'height', 'data-list'],
  ALLOWED_URI_REGEXP: policy.address,
} satisfies Config;

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** An instance of our own: hooks are global to an instance, and another part may bring its own. */
function createPurifier() {
  const instance = DOMPurify(document.defaultView ?? undefined);
  instance.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName !== 'class') return;
    const kept = attribute.attrValue.split(/\s+/).filter((name) => policy.className.test(name));
    attribute.attrValue = kept.join(' ');
    attribute.keepAttr = kept.length > 0;
  });
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') node.setAttribute('rel', policy.linkRel);
    if (node.nodeName === 'IMG' && !isOwnMedia(node.getAttribute('src'))) node.remove();
  });
  return instance;
}

/** Photos come from the portal's own origin: anything else would tell a third party who reads. */
function isOwnMedia(source: string | null): boolean {
  if (source === null || !URL.canParse(source, document.baseURI)) return false;
  return new URL(source, document.baseURI).origin === new URL(document.baseURI).origin;
}

function refuse(): never {
  throw new Error('a text is not clean');
}

declare global {
  interface Window {
    /** What the page's default Trusted Types policy does with text that a library puts into the page as HTML (guard.js). */
    portalSanitiser?: (text: string) => string;
  }
}

/** Lets a library of this page (the editor) turn text into HTML: everything passes the sanitiser on its way (docs/trust.md#rich-text). */
export function allowSanitisedHtml(): void {
  const page = document.defaultView;
  if (!page) return;
  page.portalSanitiser = (text) => {
    purifier ??= createPurifier();
    return purifier.sanitize(text, { ...CONFIG, RETURN_TRUSTED_TYPE: false });
  };
}

/**
 * HTML cut down to the formats of the editor (docs/trust.md#rich-text); a TrustedHTML of policy `dompurify` where the browser has Trusted
 * Types. On the server the text was cleaned before it was stored; one that is not clean is left to the browser: it throws.
 */
export function sanitise(html: string): string | TrustedHTML {
  if (__ON_SERVER__) return isClean(html) ? html : refuse();
  purifier ??= createPurifier();
  return purifier.sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: true });
}
