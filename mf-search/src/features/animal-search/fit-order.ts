import type { FitProfile } from '@portal/shared/contract';
import { fitJudge, fitScore, unpackFit } from '@portal/shared/domain';

/**
 * The ids of `GET animal/fit` in the order 'Best passend' (C62): what fits best first, and the newest first among equals. Animals with the same
 * kind and answers are judged once.
 */
export function fitOrder(dieren: string, profile: FitProfile): number[] {
  if (dieren === '') return [];
  const judge = fitJudge(profile);
  const scores = new Map<string, number>();
  const scored = dieren.split(',').map((animal) => {
    const [id = '', packed = ''] = animal.split('.');
    let score = scores.get(packed);
    if (score === undefined) {
      score = fitScore(judge(unpackFit(Number.parseInt(packed, 36))));
      scores.set(packed, score);
    }
    return { id: Number.parseInt(id, 36), score };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ id }) => id);
}
