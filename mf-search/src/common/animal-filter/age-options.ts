import type { AgeOption, Kind } from '@portal/shared/contract';
import type { FieldOption } from '@portal/shared/ui/form';
import { filterMessages } from './messages';
import { small } from './words';

/** A stage of life, with the words and ids that the kinds have for it. */
interface Stage {
  words: string[];
  ids: number[];
  /** Its place in the order of age. */
  rank: number;
}

/**
 * The ages of several kinds together. Stages with one word are one option ('Jong' and 'Jong (tot 6 maanden)'), and so are stages of the same months
 * ('Kitten of pup'). In the order of age, what is unknown last; the value holds the ids of all.
 */
export function ageOptions(ages: readonly AgeOption[]): FieldOption[] {
  const stageOf = new Map<string, Stage>();
  const stagesOfKind = new Map<Kind, Stage[]>();
  for (const { id, naam, soortid } of ages) {
    const [word = '', months = ''] = naam.split(' (');
    const stage = stageOf.get(word) ?? (months ? stageOf.get(months) : undefined) ?? { words: [], ids: [], rank: 0 };
    if (!stage.words.includes(word)) stage.words.push(word);
    stage.ids.push(id);
    stageOf.set(word, stage);
    if (months && !stageOf.has(months)) stageOf.set(months, stage);
    stagesOfKind.set(soortid, [...(stagesOfKind.get(soortid) ?? []), stage]);
  }
  const stages = [...new Set(stageOf.values())];
  rankByAge(stages, [...stagesOfKind.values()]);
  return stages.sort((a, b) => a.rank - b.rank).map(optionOf);
}

/** After every stage that comes before it for one of the kinds. Kinds that contradict each other end it as well. */
function rankByAge(stages: readonly Stage[], orders: readonly (readonly Stage[])[]): void {
  for (let pass = 0; pass < stages.length; pass += 1) {
    for (const order of orders) {
      for (const [index, stage] of order.entries())
        stage.rank = Math.max(stage.rank, (order[index - 1]?.rank ?? -1) + 1);
    }
  }
  for (const stage of stages)
    if (stage.words.includes(filterMessages.sexes.unknown)) stage.rank = Number.POSITIVE_INFINITY;
}

const optionOf = ({ words: [first = '', ...others], ids }: Stage): FieldOption => ({
  value: ids.join(','),
  label: filterMessages.alternatives([first, ...others.map(small)]),
});
