/** One file: what keeps copies also brings what shows them, so that it is there when the network is not. */
export { keepCopies } from './keep';
export { StoredNotice } from './stored-notice';
