import { shellPages } from '@portal/shared/contract';
import { routesFor } from './routes';

test('the shell has exactly the pages that the server takes for its own (SH-031)', () => {
  const paths = routesFor('pootjesplein')
    .map(({ index, path }) => (index ? '' : path))
    .filter((path) => path !== '*');
  expect(paths.sort()).toEqual(shellPages('pootjesplein').sort());
});
