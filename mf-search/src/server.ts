import { remote as module } from './module';
import { queries } from './queries';

/** What the server renders of this remote. */
export const remote = { ...module, queries };
