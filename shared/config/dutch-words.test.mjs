import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Dutch that we do not write, with the word to write instead (docs/glossary.md, 'Dutch that we write'). `except` is what the specification or
 * the wire has literally.
 */
const WORDS = [
  { not: /\basiels\b/i, write: 'asielen', except: [/[\w-]*\/asiels\b/g, /\basiels\/beheer/, /\basiels: [a-z{]/] },
  { not: /\bdier soort/i, write: 'diersoort', except: [/kies een dier soort/g] },
  { not: /\bhebt\b/i, write: 'heeft' },
  { not: /\bkarakters\b/i, write: 'tekens', except: [/minimaal 10 karakters/, /leeftijden en karakters/] },
  { not: /\bpostbus\b/i, write: 'inbox' },
  { not: /\bvoorpagina\b/i, write: 'startpagina' },
  { not: /['`>]direct\b(?=[ <.]|'[ ,]*})|\b(bel|komt) direct\b/i, write: 'meteen', except: [/direct:/] },
  {
    not: /(['">`])(privacy|cookie)[ -]policy\b(?![\w'-]*['"]?:)/i,
    write: 'Privacyverklaring, Cookiebeleid',
    except: [/['"/](privacy|cookie)-policy/g],
  },
  { not: /'Bewaar(?! Moos)|([Ww]achtwoord|[Zz]oekopdracht) bewa/, write: 'opslaan' },
  { not: /weggehaald|weghalen|halen een recensie weg/i, write: 'verwijderen' },
  { not: /\b(de|onze|deze) site\b/i, write: 'de website' },
  { not: /\bde mail\b/i, write: 'de e-mail' },
  { not: /\b(hoogstens|ten hoogste)\b/i, write: 'maximaal' },
  {
    not: /(plaats uw|plaatsen hun|en|tegelijk) dieren plaatsen|plaats uw dieren|plaatsen hun dieren|dieren tegelijk plaatsen|anoniem plaatsen|na het plaatsen|verslag geplaatst|plaatsen is gratis|plaatsen geen cookies/i,
    write: "'op de website zetten': plaatsen is what happens to an animal that gets a home",
  },
];

/** What people read: sources of all parts, demo texts and the menus in remote.json. Landed migrations are not edited. */
const files = execFileSync(
  'git',
  ['ls-files', '*/src/*.ts', '*/src/*.tsx', 'api/seeds/*.ts', 'mf-*/remote.json', 'shell/*.html'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|\/testing\//.test(file));

const faultsIn = (file) =>
  readFileSync(`${root}${file}`, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      WORDS.filter(({ not, except = [] }) =>
        not.test(except.reduce((text, literal) => text.replace(literal, ''), line)),
      ).map(({ write }) => `${file}:${at + 1}: write ${write}: ${line.trim()}`),
    );

test('texts for people use the chosen Dutch words', () => {
  assert.ok(files.length > 500);
  assert.deepEqual(files.flatMap(faultsIn), []);
});
