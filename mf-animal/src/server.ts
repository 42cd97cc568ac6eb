import { useGetAnimalQuery } from '@portal/shared/api-slices';
import { useParams } from 'react-router-dom';
import { remote as module } from './module';
import type { routes } from './routes';

function AnimalQueries() {
  const { uuidkey = '' } = useParams();
  useGetAnimalQuery(uuidkey);
  return null;
}

/** The queries of pages that have more addresses than can be kept; see `RemoteModule`. */
const queries = { 'dier/:uuidkey': AnimalQueries } satisfies Partial<Record<keyof typeof routes, () => null>>;

/** What the server renders of this remote. */
export const remote = { ...module, queries };
