import { portalPath } from '@portal/shared/contract';
import { ownerOf } from '@portal/shared/domain';
import { registerStore, useMenu, useRegister } from '@portal/shared/session';
import { messages } from './messages';

/** Home and the first entries of each menu: where a visitor may go from the page at `pathname`, which fails. What its own part shows is left out. */
export function useAreas(pathname: string) {
  const register = useRegister();
  const search = useMenu('header.search');
  const news = useMenu('header.news');
  const information = useMenu('header.information');
  const partOf = (path: string) => register && ownerOf(register, path, registerStore.shown)?.remote.name;
  const failed = partOf(pathname);
  const home = { to: portalPath.home(), label: messages.home };
  const areas = [search, news, information].flatMap((entries) => entries.slice(0, 1));
  const others = areas.filter(({ to }) => !failed || partOf(to) !== failed);
  return pathname === home.to ? others : [home, ...others];
}
