/** The files of a new remote. They are real ones, so that Biome and an editor read them; their names and words hold `example`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/** As the name of a component: `found-animals` is `FoundAnimals`. */
const inOneWord = (noun) => noun.split('-').map(capitalised).join('');

/**
 * @param {string} folder of the remote, which is made
 * @param {{ name: string, team: string, path: string, date: string }} remote
 */
export function copyTemplate(folder, { name, team, path, date }) {
  const noun = name.replace('mf-', '');
  const words = {
    'example-path': path,
    'example-team': team,
    'example-date': date,
    'Example title': capitalised(path.split('/').at(-1).replaceAll('-', ' ')),
    Example: inOneWord(noun),
    example: noun,
  };
  const filled = (text) =>
    text.replace(/example-(?:path|team|date)|Example title|Example|example/g, (word) => words[word]);
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((found) =>
    found.isFile(),
  )) {
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, filled(source.slice(TEMPLATE.length)));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(source, 'utf8')));
  }
}
