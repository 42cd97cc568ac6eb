import { useParams } from 'react-router-dom';
import { useGetNewsItemQuery } from './endpoints/news';
import { remote as module } from './module';
import type { routes } from './routes';

function NewsItemQueries() {
  const { id = '' } = useParams();
  useGetNewsItemQuery(id);
  return null;
}

/** The queries of pages that have more addresses than can be kept; see `RemoteModule`. */
const queries = { 'nieuws/:id': NewsItemQueries } satisfies Partial<Record<keyof typeof routes, () => null>>;

/** What the server renders of this remote. */
export const remote = { ...module, queries };
