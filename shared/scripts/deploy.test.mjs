import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from './test-results.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const UNITS = ['deploy/portal@.service', 'deploy/portal-backup.service'];
const SERVER = 'node --import tsx api/src/main.ts';

/** Of the images beside the portal, and of the command that publishes to it. */
const OTHERS = /^(NODE_ENV|PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD|(POSTGRES|MINIO)_\w+|PORTAL_URL|PORTAL_SIGNING_KEY_FILE)$/;

const variables = () =>
  new Set([...read('api/src/config-variables.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));

/** Every variable that a file of deploy/ sets. */
function namesIn(path) {
  const text = read(path).replaceAll(/^\s*#.*$/gm, '');
  if (path.endsWith('.yaml')) return [...text.matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const lines = path.endsWith('.example')
    ? text.split('\n')
    : [...text.matchAll(/^(?:ENV |Environment=)(.*)$/gm)].map(([, rest]) => rest);
  return lines.flatMap((line) => [...line.matchAll(/(?:^| )([A-Z][A-Z_]+)=/g)].map(([, name]) => name));
}

describe('AP-104 the files of deploy/', () => {
  for (const path of ['deploy/Containerfile', 'deploy/compose.yaml', 'deploy/portal.env.example', ...UNITS]) {
    test(`${path} sets variables that there are`, () => {
      const [names, known] = [namesIn(path), variables()];
      assert.ok(names.length > 0);
      assert.deepEqual(
        names.filter((name) => !known.has(name) && !OTHERS.test(name)),
        [],
      );
    });
  }

  test('the container has the Node of .nvmrc, and every workspace', () => {
    const text = read('deploy/Containerfile');
    assert.match(text, new RegExp(`^FROM docker\\.io/library/node:${read('.nvmrc').trim()}-`, 'm'));
    for (const name of JSON.parse(read('package.json')).workspaces)
      assert.ok(text.includes(`COPY ${name}/package.json ${name}/`), name);
    const copied = [...text.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, list]) => list.split(' '));
    assert.deepEqual(
      copied.filter((path) => !existsSync(join(ROOT, path))),
      [],
    );
    assert.ok(text.includes('\nUSER node\n') && text.includes('/api/ready'));
  });

  test('container, unit and documentation start the server by the same command', () => {
    const inContainer = [...read('deploy/Containerfile').matchAll(/^CMD (\[.*\])$/gm)].map(([, list]) =>
      JSON.parse(list).join(' '),
    );
    assert.deepEqual(inContainer, ['node shared/scripts/publish-all.mjs', SERVER]);
    assert.ok(read(UNITS[0]).includes(`ExecStart=/usr/bin/${SERVER}\n`));
    assert.ok(read('docs/running.md').includes(SERVER));
  });

  test('compose puts its own processes into the nginx.conf of the documentation', () => {
    const [, sought] = /s\/(server 127[^/]+;)\//.exec(read('deploy/compose.yaml'));
    assert.ok(read('docs/nginx.conf').includes(sought));
    const [, path] = /certificate:(\S+):ro/.exec(read('deploy/compose.yaml'));
    assert.ok(read('docs/nginx.conf').includes(`${path}/fullchain.pem`));
  });

  test('what protects the machine from the server protects it from the backup too', () => {
    // RemoveIPC counts for a user, whose server is running meanwhile.
    const protections = (path) =>
      read(path).match(/^(Protect|Private|Restrict|NoNew|Capability|Ambient|Lock|SystemCall|UMask)\w*=.*$/gm);
    assert.deepEqual(protections(UNITS[1]).sort(), protections(UNITS[0]).sort());
  });

  test('every image is pinned, every unit has its program, every file its place in the guide', () => {
    const images = [...read('deploy/compose.yaml').matchAll(/image: (docker\.io\S+)/g)].map(([, image]) => image);
    assert.ok(images.length >= 4);
    assert.deepEqual(
      images.filter((image) => !/:.*\d+[.-]\d+/.test(image)),
      [],
    );
    for (const unit of UNITS) {
      const [, program] = /^ExecStart=\/usr\/bin\/node --import tsx (\S+)/m.exec(read(unit));
      assert.ok(existsSync(join(ROOT, program)), program);
    }
    const guide = read('docs/deployment.md');
    assert.deepEqual(
      readdirSync(join(ROOT, 'deploy')).filter((name) => !guide.includes(`deploy/${name}`)),
      [],
    );
  });
});
