import { sanitiserThread } from '../ports/sanitiser/thread';

/** The sanitiser of a portal, for tests of jobs that have no portal; `stop` it. */
export const openTestSanitiser = () => sanitiserThread({ origin: 'https://portaal.example' });
