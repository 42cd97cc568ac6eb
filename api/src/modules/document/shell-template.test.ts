import type { Register } from '@portal/shared/contract';
import { inlineHash } from '../../lib/inline-hash';
import { templateReader } from './shell-template';

const REGISTER = { shell: { version: '1.0.0', hash: '0000aaaa', page: 'index.html' } } as Register;
const FILES: Record<string, string> = {
  'shell/files/index.html':
    '<script src="/mf/shell/files/guard.js" integrity="sha384-a" data-inline></script><style>a{b:url("/mf/c")}</style>',
  'shell/files/guard.js': 'start("/mf/shell/files/main.js");',
};

test('the texts that the policy names are those that are sent: with the addresses of the origin of releases', async () => {
  const read = templateReader({
    readFile: async (path) => Buffer.from(FILES[path] ?? ''),
    security: { publicOrigin: 'https://portal.example', assetOrigin: 'https://releases.example', embedders: '' },
    hasWorker: true,
  });
  const template = await read(REGISTER);
  const script = 'start("https://releases.example/mf/shell/files/main.js");';
  expect(template).toEqual({
    text: `<script data-src="https://releases.example/mf/shell/files/guard.js">${script}</script><style>a{b:url("https://releases.example/mf/c")}</style>`,
    styles: [inlineHash('a{b:url("https://releases.example/mf/c")}')],
    scripts: [inlineHash(script)],
  });
});
