/**
 * What one part alone uses is not in shared: calls of its stub, and cache tags. So a new call in a remote edits no file of the platform, and
 * two parts that need the same meet in shared. Reads sources by their words: `apiPath.x` is a call of who says it, `'Tag'` in `endpoints` a use.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const STUB = /src\/testing\/(stub-api|calls)\.ts$/;
const BASE_API = 'shared/src/api-slices/base-api.ts';

/** Sources that run in the browser, and the stubs: path → text. */
const tree = Object.fromEntries(
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'shell/src/*.ts*', 'mf-*/src/*.ts*', 'shared/src/*.ts*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && (STUB.test(file) || !/\.test\.tsx?$|\/(testing|contract)\//.test(file)))
    .map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]),
);

const partOf = (file) => file.split('/')[0];
const wordsOf = (text, word) => [...text.matchAll(word)].map((found) => found[1]);

/** The parts that use a word: word → parts, in the files that `isMeant` takes. */
function usersOf(files, word, isMeant) {
  const users = new Map();
  for (const [file, text] of Object.entries(files).filter(([file]) => isMeant(file))) {
    for (const found of wordsOf(text, word)) users.set(found, (users.get(found) ?? new Set()).add(partOf(file)));
  }
  return users;
}

/** What stands in shared though one part alone uses it, and what two parts have each for themselves. */
function strays(files) {
  const callers = usersOf(files, /\bapiPath\.(\w+)/g, (file) => !STUB.test(file));
  const taggers = usersOf(
    files,
    /'([A-Z]\w+)'/g,
    (file) => /\/(endpoints|api-slices)\//.test(file) && file !== BASE_API,
  );
  const isOnePart = (users) => users?.size === 1 && !users.has('shared');
  const common = wordsOf(files[BASE_API].match(/TAG_TYPES = \[([^\]]*)/)?.[1] ?? '', /'(\w+)'/g);
  const stub = Object.entries(files).find(
    ([file]) => file.startsWith('shared/') && STUB.test(file) && file.endsWith('calls.ts'),
  );
  const owned = [...usersOf(files, /tags: \['(\w+)'\]/g, () => true)];
  return [
    ...wordsOf(stub?.[1] ?? '', /apiPath\.(\w+)/g)
      .filter((path) => isOnePart(callers.get(path)))
      .map(
        (path) => `the stub of apiPath.${path} belongs to ${[...callers.get(path)]}, in its src/testing/stub-api.ts`,
      ),
    ...common
      .filter((tag) => isOnePart(taggers.get(tag)))
      .map((tag) => `the tag ${tag} belongs to ${[...taggers.get(tag)]}, in the options of its injectOwned`),
    ...common.filter((tag) => !taggers.has(tag)).map((tag) => `nobody uses the tag ${tag}`),
    ...owned
      .filter(([, parts]) => parts.size > 1)
      .map(([tag, parts]) => `${[...parts].join(' and ')} use the tag ${tag}: it belongs to TAG_TYPES`),
    ...stubbedTwice(files),
  ];
}

/** Calls that two parts stub: each line of a stub is one, its path and method the same in both. */
function stubbedTwice(files) {
  const stubs = usersOf(files, /: (\w+\(apiPath\.\w+)/g, (file) => STUB.test(file));
  return [...stubs]
    .filter(([, parts]) => parts.size > 1)
    .map(([call, parts]) => `${[...parts].join(' and ')} stub ${call}): it belongs to shared/src/testing/calls.ts`);
}

describe('what one part alone uses is not in shared', () => {
  test('the tree has no stray', () => {
    assert.ok(Object.keys(tree).length > 500);
    assert.deepEqual(strays(tree), []);
  });

  test('planted strays are found', () => {
    const planted = {
      [BASE_API]: "TAG_TYPES = ['Animal', 'Mine', 'Unused'] as const",
      'shared/src/api-slices/animal.ts': "query: () => apiPath.animals(), providesTags: ['Animal']",
      'shared/src/testing/calls.ts': 'a: get(apiPath.animals(), X),\n b: get(apiPath.places(), X)',
      'mf-one/src/endpoints/one.ts': "apiPath.places() invalidatesTags: ['Mine', 'Animal'] tags: ['Both']",
      'mf-one/src/testing/stub-api.ts': 'c: put(apiPath.things(), X)',
      'mf-two/src/endpoints/two.ts': "apiPath.animals() tags: ['Both']",
      'mf-two/src/testing/stub-api.ts': 'd: put(apiPath.things(), X)',
    };
    assert.deepEqual(strays(planted), [
      'the stub of apiPath.places belongs to mf-one, in its src/testing/stub-api.ts',
      'the tag Mine belongs to mf-one, in the options of its injectOwned',
      'nobody uses the tag Unused',
      'mf-one and mf-two use the tag Both: it belongs to TAG_TYPES',
      'mf-one and mf-two stub put(apiPath.things): it belongs to shared/src/testing/calls.ts',
    ]);
  });
});
