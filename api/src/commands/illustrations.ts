/** `npm run illustrations`: writes the pictures of the portal's own pages again, after their drawings changed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { illustrations } from '../../seeds/demo/drawings/illustrations';
import { projectRoot } from '../lib/project-root';

for (const [file, svg] of illustrations()) await writeFile(join(projectRoot, file), svg);
