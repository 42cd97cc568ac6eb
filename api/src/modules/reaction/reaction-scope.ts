import type { ReactionQuery } from '@portal/shared/contract';
import type { Parameter } from '../../ports/database/port';

/** Which reactions a list holds: of one person, of one shelter, or all. */
export type ReactionScope = { userId: number } | { asiel: number } | 'all';

/** The number of the shelter whose inbox it is; undefined when it is none. */
export const shelterOf = (scope: ReactionScope): number | undefined =>
  typeof scope === 'object' && 'asiel' in scope ? scope.asiel : undefined;

function scopeCondition(scope: ReactionScope, values: Parameter[]): string {
  if (scope === 'all') return 'true';
  if ('userId' in scope) return `r.user_id = $${values.push(scope.userId)}`;
  return `r.asiel_id = $${values.push(scope.asiel)}`;
}

/** The condition on `reaction r` of a list; adds its parameters to `values`. */
export function conditionsOf(
  scope: ReactionScope,
  { statuscode, dier }: Partial<Pick<ReactionQuery, 'statuscode' | 'dier'>>,
  values: Parameter[],
): string {
  return [
    scopeCondition(scope, values),
    ...(statuscode ? [`r.statuscode = ANY($${values.push(statuscode)})`] : []),
    ...(dier ? [`r.dier_id = (SELECT id FROM animal WHERE uuidkey = $${values.push(dier)})`] : []),
  ].join(' AND ');
}
