import { type AccessRule, UserType } from '@portal/shared/contract';

/** Who looks: user type and roles in any case, the shelter's number; null is a visitor. */
export interface Viewer {
  usertype: string;
  userroles?: readonly { role: string }[];
  asiel?: number | null;
}

/** A user type in our spelling: case ignored, 'beheer' is admin; null for an unknown one (C25, SHD-007). */
export function userTypeOf(usertype: string): UserType | null {
  const lower = usertype.toLowerCase();
  if (lower === 'beheer') return UserType.admin;
  return Object.values(UserType).find((known) => known === lower) ?? null;
}

/** Whether an access rule of the register admits a viewer: types and roles must both fit when both are listed. */
export function admits(rule: AccessRule, viewer: Viewer | null): boolean {
  if (rule === 'public') return true;
  if (viewer === null) return false;
  if (rule === 'loggedin') return true;
  const type = userTypeOf(viewer.usertype);
  const hasType = rule.types === undefined || rule.types.some((listed) => userTypeOf(listed) === type && type !== null);
  const roles = (viewer.userroles ?? []).map(({ role }) => role.toLowerCase());
  const hasRole = rule.roles === undefined || rule.roles.some((listed) => roles.includes(listed.toLowerCase()));
  return hasType && hasRole;
}

/** A viewer as the rules about one shelter's animals see them. */
export type ViewerKind = 'visitor' | 'default' | 'own-staff' | 'other-staff' | 'admin';

/** The kind of a viewer beside a shelter's number. Staff of an unknown shelter are strangers. */
export function viewerKind(viewer: Viewer | null, asiel: number | null): ViewerKind {
  const type = viewer && userTypeOf(viewer.usertype);
  if (type === UserType.admin) return 'admin';
  if (type === UserType.shelter) return asiel !== null && viewer?.asiel === asiel ? 'own-staff' : 'other-staff';
  return type === UserType.default ? 'default' : 'visitor';
}

/** Own staff and admins manage an animal: edit, status, photos, reaction counts. */
export const mayManage = (kind: ViewerKind): boolean => kind === 'own-staff' || kind === 'admin';

/** The favourite heart is for anyone who is not the animal's own shelter. */
export const mayFavourite = (kind: ViewerKind): boolean => kind !== 'own-staff';
