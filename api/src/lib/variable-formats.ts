import { z } from 'zod';
import { readS3Address } from './s3-address';

/** A whole number. */
export const whole = (lowest: number, highest: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= lowest && Number(value) <= highest,
      `must be a whole number from ${lowest} to ${highest}`,
    )
    .transform(Number);
export const port = whole(1, 65_535);
export const days = whole(1, 3650);
export const text = z.string().max(200);
/** 1 or 0; off by default. */
export const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

export const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://');

/** Scheme, host and port alone: what a browser calls an origin. */
export const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://portaal.example, without a path or slash at the end');

/** Words with spaces or commas between them. */
export const words = (isWord: (word: string) => boolean, message: string) =>
  z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isWord), message);
/** An address with a place for a number. */
export const template = z
  .string()
  .max(300)
  .refine(
    (value) => value.startsWith('https://') && value.includes('{nummer}'),
    'must be an address that begins with https:// and holds {nummer}',
  );

/** `Voorzitter=A. Voorbeeld,Penningmeester=…`: functions and names of the board, in order. */
export const boardMembers = z
  .string()
  .transform((value) => value.split(',').map((part) => /^([^=]{1,40})=([^=]{1,80})$/.exec(part.trim())))
  .refine((members) => members.every((member) => member !== null), 'must be a comma list such as Voorzitter=A. Jansen')
  .transform((members) => members.map((member) => ({ role: member?.[1] ?? '', name: member?.[2] ?? '' })));

export const httpAddress = z
  .string()
  .max(300)
  .refine(
    (value) => URL.canParse(value) && /^https?:\/\//.test(value),
    'must be an address that begins with http:// or https://',
  );

export const httpsAddress = z
  .string()
  .max(300)
  .refine(
    (value) => URL.canParse(value) && value.startsWith('https://'),
    'must be an address that begins with https://',
  );

const SOCIAL_LINK = /^([^=,]{1,40})=(https:\/\/[^\s,]+)$/;

/** `Instagram=https://…,Facebook=https://…`: links to the foundation's accounts, in order. */
export const socialLinks = z
  .string()
  .transform((value) => value.split(',').map((part) => SOCIAL_LINK.exec(part.trim())))
  .refine((links) => links.every((link) => link !== null), 'must be a comma list such as Instagram=https://…')
  .transform((links) => links.map((link) => ({ label: link?.[1] ?? '', url: link?.[2] ?? '' })));

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
});

/** The key file of a Google service account, as one line of JSON. */
export const serviceAccount = z
  .string()
  .transform((value) => ServiceAccount.safeParse(jsonOf(value)).data)
  .refine((account) => account !== undefined, 'must be the JSON of a service account key');

/** The address of a bucket with the key to it (decision 095). */
export const blobStore = z
  .string()
  .transform(readS3Address)
  .refine(
    (address) => address !== undefined,
    'must be an address such as https://key:secret@host/bucket?region=eu-west-1',
  );

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
