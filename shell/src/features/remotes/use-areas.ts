import { useMenu } from '@portal/shared/session';

/** The first entries of each menu: where a visitor may go from a part that fails. */
export function useAreas() {
  const search = useMenu('header.search');
  const news = useMenu('header.news');
  const information = useMenu('header.information');
  return [search, news, information].flatMap((entries) => entries.slice(0, 1));
}
