import { portalPath } from '@portal/shared/contract';
import { isBrowseRoute } from './browse-route';

test.each([
  portalPath.home(),
  portalPath.cats(),
  portalPath.footerDogs(),
  portalPath.shelter(1),
  portalPath.shelterAnimals('a'),
  portalPath.animal('a'),
  portalPath.newsItem(1),
  portalPath.article('een_kat'),
  portalPath.goal(),
  portalPath.privacy(),
  portalPath.accessibility(),
])('%s may be framed (C39)', (path) => {
  expect(isBrowseRoute(path)).toBe(true);
});

test.each([
  portalPath.login(),
  portalPath.shelterApplication(),
  portalPath.contact(),
  portalPath.members('pootjesplein'),
  portalPath.accountManagement(),
  portalPath.review('a'),
  portalPath.noAccess(),
  '/zoeken',
])('%s may not (C39)', (path) => {
  expect(isBrowseRoute(path)).toBe(false);
});
