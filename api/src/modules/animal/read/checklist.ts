import type { Animal } from '@portal/shared/contract';
import type { Database } from '../../../ports/database/port';

type Answer = Animal['properties'][number];

interface Question extends Pick<Answer, 'key' | 'label'> {
  soortids: number[];
}

/**
 * The checklist of an animal from the answers that stand in its row. The questions are kept in memory: they change with a migration only,
 * and that starts a new process.
 */
export function animalChecklist(database: Pick<Database, 'query'>) {
  let known: Promise<Question[]> | undefined;

  async function read(): Promise<Question[]> {
    const { rows } = await database.query<Question>(
      'SELECT key, label, soortids FROM checklist_item ORDER BY sort_order',
    );
    return rows;
  }

  /** Every question for the kind with its answer, X where there is none; `checked` is 'key:value' with commas between them. */
  return async (kind: number, checked: string): Promise<Answer[]> => {
    known ??= read();
    const questions = await known.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    const values = new Map(checked.split(',').map((pair) => pair.split(':') as [string, Answer['value']]));
    return questions
      .filter(({ soortids }) => soortids.length === 0 || soortids.includes(kind))
      .map(({ key, label }) => ({ key, label, value: values.get(key) ?? 'X' }));
  };
}
