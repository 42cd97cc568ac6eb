/** A certificate that nobody vouches for but itself, for servers of tests and measurements; made by openssl. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder where the two files go; made when it is missing
 * @returns {{ key: string, cert: string }} the paths of both, in PEM; for localhost and the names below it
 */
export function makeCertificate(folder) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  mkdirSync(folder, { recursive: true });
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'];
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key, cert };
}
