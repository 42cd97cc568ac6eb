import { parentPort, workerData } from 'node:worker_threads';
import type { RichTextPolicy } from '@portal/shared/domain';
import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';

/** What the thread is started with. */
export interface SanitiserStart {
  policy: RichTextPolicy;
  /** The portal's own origin, which photos may be named with. */
  origin: string;
}

/** What the thread says: that it can begin, or the outcome of a text. */
export type SanitiserMessage = { ready: true } | { clean: string } | { failed: string };

const { policy, origin } = workerData as SanitiserStart;

/** The path of a photo of this portal. */
const PHOTO_PATH = /^\/api\/foto\/[0-9a-f]{64}\/(?:350|800)\.(?:jpg|webp|avif)$/;

const CONFIG: Config = {
  ALLOWED_TAGS: [...policy.tags],
  ALLOWED_ATTR: [...policy.attributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['width', 'height', 'data-list'],
  ALLOWED_URI_REGEXP: policy.address,
};

const purifier = DOMPurify(new JSDOM('').window as unknown as WindowLike);
purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName !== 'class') return;
  const kept = attribute.attrValue.split(/\s+/).filter((name) => policy.className.test(name));
  attribute.attrValue = kept.join(' ');
  attribute.keepAttr = kept.length > 0;
});
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') node.setAttribute('rel', policy.linkRel);
  if (node.nodeName !== 'IMG') return;
  const address = node.getAttribute('src') ?? '';
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (PHOTO_PATH.test(path)) node.setAttribute('src', path);
  else node.remove();
});

/** What cleaning leaves may parse into something else: cleaned until it stays as it is. */
function cleanHtml(html: string): string {
  const once = purifier.sanitize(html, CONFIG);
  const twice = purifier.sanitize(once, CONFIG);
  return once === twice ? once : purifier.sanitize(twice, CONFIG);
}

parentPort?.on('message', (html: string) => {
  let message: SanitiserMessage;
  try {
    message = { clean: cleanHtml(html) };
  } catch (error) {
    message = { failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(message);
});
parentPort?.postMessage({ ready: true } satisfies SanitiserMessage);
