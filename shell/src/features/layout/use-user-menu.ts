import { useGetUnreadMessagesQuery } from '@portal/shared/api-slices';
import { portalPath, UserType } from '@portal/shared/contract';
import { userTypeOf } from '@portal/shared/domain';
import { useDialog, useHasRoute, usePortalConfig, useRegister, useUser } from '@portal/shared/session';
import { useNavigate } from 'react-router-dom';
import type { DropdownEntry } from './dropdown-menu';
import { messages } from './messages';

/** Entries for one type of user, and the version text, which is the admin's alone; empty for a visitor. */
export interface UserMenuContent {
  entries: DropdownEntry[];
  /** Messages of chats that wait. */
  unread: number;
  version: string | null;
}

const EVERYBODY = [UserType.default, UserType.shelter, UserType.admin] as const;

/** The user menu in the order of the specification (targets: SH-020). An entry of a remote that is not there is left out. */
export function useUserMenu(): UserMenuContent {
  const user = useUser();
  const { productSlug: slug, productName } = usePortalConfig();
  const hasRoute = useHasRoute();
  const register = useRegister();
  const addAnimal = useAddAnimal();
  const messagesOf = useUnreadMessages();
  const type = user && userTypeOf(user.usertype);
  if (!user || !type) return { entries: [], unread: 0, version: null };
  const words = messages.userMenu;
  const ofRemotes = (to: string, label: string) => (hasRoute(to) ? [{ to, label }] : []);
  const { default: adopter, shelter, admin } = UserType;
  const menu: [types: readonly UserType[], entries: DropdownEntry[]][] = [
    [EVERYBODY, [{ to: portalPath.members(slug), label: words.members(productName) }]],
    [[shelter], [{ to: portalPath.shelterProfile(slug), label: words.shelterProfile }]],
    [[shelter, adopter], messagesOf.entries],
    [[adopter], [{ to: portalPath.savedSearches(slug), label: words.savedSearches }]],
    [[adopter], [{ to: portalPath.favourites(slug), label: words.favourites }]],
    [EVERYBODY, [{ to: portalPath.reactions(slug), label: words.reactions }]],
    [[shelter], ofRemotes(portalPath.shelterManagement(user.uuidkey), words.animals)],
    [[shelter, admin], [{ label: words.addAnimal, onSelect: addAnimal }]],
    [[admin], ofRemotes(portalPath.accountManagement(), words.accounts)],
    [[shelter], ofRemotes(portalPath.contact(), words.contact)],
    [EVERYBODY, [{ to: portalPath.logout(), label: words.logOut }]],
  ];
  return {
    entries: menu.flatMap(([types, entries]) => (types.includes(type) ? entries : [])),
    unread: messagesOf.unread,
    version: type === admin && register ? words.version(register.shell.version, register.shell.hash) : null,
  };
}

/** How many messages of chats wait, asked once, and an entry that leads to the first of them; none when nothing waits. */
function useUnreadMessages(): { unread: number; entries: DropdownEntry[] } {
  const user = useUser();
  const hasRoute = useHasRoute();
  const type = user && userTypeOf(user.usertype);
  const { currentData } = useGetUnreadMessagesQuery(undefined, { skip: !type || type === UserType.admin });
  const first = currentData?.items[0];
  const to = first && portalPath.review(first.sql_id);
  if (!currentData || !to || !hasRoute(to)) return { unread: 0, entries: [] };
  return { unread: currentData.unread, entries: [{ to, label: messages.userMenu.messages(currentData.unread) }] };
}

/** 'Dier toevoegen' opens the dialog on any page; a new animal is shown at once (SH-018). */
function useAddAnimal(): () => void {
  const openDialog = useDialog();
  const navigate = useNavigate();
  return () =>
    openDialog('dialog.animal-form', {}, (result) => {
      if (result?.created) navigate(portalPath.animal(result.uuidkey));
    });
}
