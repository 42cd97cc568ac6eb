import { SHELL_PAGES } from '@portal/shared/contract';
import { routes } from './routes';

test('the shell has exactly the pages that the server takes for its own (SH-031)', () => {
  const paths = routes.map(({ index, path }) => (index ? '' : path)).filter((path) => path !== '*');
  expect(paths.sort()).toEqual([...SHELL_PAGES].sort());
});
