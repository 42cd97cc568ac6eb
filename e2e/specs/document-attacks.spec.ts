import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { makeAttackedWorld } from '../support/attacked-world';
import { renderedDocument } from '../support/rendered';
import { expect, test } from '../support/test';

// The corpus names files that do not exist; here the scripts of the portal do not come.
test.use({ expectedErrors: [/Failed to load resource/] });

/** Where something ran in a document that is all there is: no policy keeps attacks from it, and no script of the portal makes it anew. */
async function openBare(page: Page, path: string, html: string) {
  await page.route('**', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.abort(),
  );
  await page.goto(path);
  await page.unroute('**');
}

/** The inline scripts that the policy of a document lets run, by their hashes (decision 105). */
const allowedScripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What stands in a document that the portal does not write, as a browser without scripts reads it: of inline scripts those with a hash in
 * `allowed` are its own.
 */
async function strangersIn(page: Page, html: string, allowed: string[]) {
  const { strangers, inline } = await page.evaluate((text) => {
    const { origin } = location;
    const read = new DOMParser().parseFromString(text, 'text/html');
    const isOurs = (address: string | null) =>
      /^(\/(?!\/)|#|\?|https?:|mailto:|tel:|data:image\/svg)/.test(address ?? '/') && !/boos\./.test(address ?? '');
    const isStrange = (element: Element) => {
      const { localName, attributes } = element;
      const src = element.getAttribute('src');
      if (/^(iframe|object|embed|base|meta|marquee)$/.test(localName) && !element.matches('meta:not([http-equiv])'))
        return true;
      if (localName === 'script' && src !== null) return !new URL(src, origin).pathname.startsWith('/mf/');
      if ([...attributes].some(({ name }) => name.startsWith('on') || name === 'srcdoc')) return true;
      return !['href', 'src', 'action', 'xlink:href'].every((name) => isOurs(element.getAttribute(name)));
    };
    const scripts = [...read.querySelectorAll('script:not([src]):not([type$="json"])')];
    return {
      strangers: [...read.querySelectorAll('*')].filter(isStrange).map(({ outerHTML }) => outerHTML.slice(0, 200)),
      inline: scripts.map(({ textContent }) => textContent),
    };
  }, html);
  return [...strangers, ...inline.filter((script) => !allowed.includes(hashOf(script)))];
}

test('no text becomes a part of a document, and no document holds what the privacy matrix hides from visitors', async ({
  page,
  request,
}) => {
  test.slow();
  const world = await makeAttackedWorld(request);
  const hits: string[] = [];
  await page.exposeBinding('__xss', (source) => void hits.push(source.page.url()));
  for (const path of [...world.named, ...world.others]) {
    const answer = await renderedDocument(request, path);
    const html = await answer.text();
    if (world.named.includes(path)) expect(html, path).toContain(world.name.split(' ', 2).join(' '));
    for (const secret of world.secrets) expect(html.includes(secret), `${secret} at ${path}`).toBe(false);
    await openBare(page, path, html);
    const allowed = allowedScripts(answer.headers()['content-security-policy'] ?? '');
    expect(allowed, path).toHaveLength(1);
    expect(await strangersIn(page, html, allowed), path).toEqual([]);
  }
  expect(hits).toEqual([]);
  await world.remove();
});
