/** Child process of `npm run dev`: the api, with the settings of `npm start`. Ending this process ends the api. */
import { startApi } from '../start/api-process.mjs';

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const { ready } = startApi({});
ready.then(
  (facts) => process.send(facts),
  () => {},
);
