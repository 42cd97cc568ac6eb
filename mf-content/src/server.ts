import { useParams } from 'react-router-dom';
import { useGetNewsItemQuery } from './endpoints/news';
import { remote as module } from './module';

function NewsItemQueries() {
  const { id = '' } = useParams();
  useGetNewsItemQuery(id);
  return null;
}

/** What the server renders of this remote, and the queries of pages that have more addresses than can be kept; see `RemoteModule`. */
export const remote = { ...module, queries: { 'nieuws/:id': NewsItemQueries } };
