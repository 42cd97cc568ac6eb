import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/lib/project-root';
import { illustrations } from './illustrations';

test.each([...illustrations()])('%s is as it is drawn today, else `npm run illustrations`', (file, svg) => {
  expect(readFileSync(join(projectRoot, file), 'utf8')).toBe(svg);
});
