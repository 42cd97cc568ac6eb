/** A website as a link: its whole address, and its host as people read it. */
export interface Website {
  href: string;
  host: string;
}

/** What a shelter filled in as its website; without a protocol it gets https. Null for what is no address of the web. */
export function websiteOf(url: string | null): Website | null {
  const text = url?.trim() ?? '';
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const address = URL.canParse(whole) ? new URL(whole) : null;
  if (!address || !/^https?:$/.test(address.protocol) || !address.hostname.includes('.')) return null;
  return { href: address.href, host: address.hostname.replace(/^www\./, '') };
}
