import type { Animal } from '@portal/shared/contract';
import { messages } from './messages';

/** What is told about an animal elsewhere: a title, a sentence and the whole address of its profile. */
export interface ShareFacts {
  title: string;
  text: string;
  url: string;
}

/** The words to share an animal with. `url` is the whole address of its profile. */
export function shareFacts({ naam, soortnaam, asiel }: Animal, url: string, productName: string): ShareFacts {
  return {
    title: messages.subject(naam.trim(), productName),
    text: messages.sentence(naam.trim(), soortnaam, asiel?.plaats ?? ''),
    url,
  };
}

const address = (base: string, params: Record<string, string>) =>
  `${base}?${Object.entries(params)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Opens the visitor's own mail program with a message to a friend. */
export const mailAddress = ({ title, text, url }: ShareFacts): string =>
  address('mailto:', { subject: title, body: `${text}\r\n\r\n${url}\r\n` });

/** Services that take a shared address by a plain link; nothing of theirs is loaded before the click (C31). */
export const SERVICES = [
  {
    name: 'WhatsApp',
    address: ({ text, url }: ShareFacts) => address('https://wa.me/', { text: `${text} ${url}` }),
  },
  {
    name: 'Facebook',
    address: ({ url }: ShareFacts) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  { name: 'X', address: ({ text, url }: ShareFacts) => address('https://x.com/intent/post', { text, url }) },
  {
    name: 'LinkedIn',
    address: ({ url }: ShareFacts) => address('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
] as const;

/** A service to share with, by its name. */
export type ServiceName = (typeof SERVICES)[number]['name'];
