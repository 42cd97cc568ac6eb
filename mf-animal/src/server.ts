import { useGetAnimalQuery } from '@portal/shared/api-slices';
import { useParams } from 'react-router-dom';
import { remote as module } from './module';

function AnimalQueries() {
  const { uuidkey = '' } = useParams();
  useGetAnimalQuery(uuidkey);
  return null;
}

/** What the server renders of this remote, and the queries of pages that have more addresses than can be kept; see `RemoteModule`. */
export const remote = { ...module, queries: { 'dier/:uuidkey': AnimalQueries } };
