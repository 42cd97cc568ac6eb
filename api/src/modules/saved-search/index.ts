export { savedSearchRepository } from './saved-search.repository';
export { savedSearchRoutes } from './saved-search.routes';
export { savedSearchMails } from './saved-search-mail';
export { SAVED_SEARCH_MATCH, savedSearchMatch } from './saved-search-match';
