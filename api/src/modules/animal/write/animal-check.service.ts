import { type AnimalCheck, type AnimalUpdate, PlacementStatus } from '@portal/shared/contract';
import { statusLabel } from '@portal/shared/domain';
import { AppError } from '../../../lib/app-error';
import { cleanRequired } from '../../../lib/clean-text';
import type { Executor } from '../../../ports/database/port';
import type { Sanitiser } from '../../../ports/sanitiser/port';
import { animalWriteRepository, DERIVED_COLUMNS } from './animal-write.repository';
import { refuseUnknown } from './animal-write.service';
import { messages } from './messages';

export interface AnimalCheckOptions {
  database: Executor;
  sanitiser: Pick<Sanitiser, 'clean'>;
}

/** The wire's name of a column; the others have the same. */
const WIRE_NAMES: Readonly<Record<string, string>> = { youtube_url: 'youtubeUrl' };

/**
 * The change check: compares wanted values with what is stored, and writes nothing (specification § 4). The answer names the version that
 * it compared with: a save with it as `If-Match` does what was checked, or nothing.
 */
export function animalCheckService({ database, sanitiser }: AnimalCheckOptions) {
  const rows = animalWriteRepository(database);

  /** Throws 404 for an unknown animal, 422 for what could not be saved either. */
  return async function check(
    uuidkey: string,
    { properties = [], omschrijving, geplaatst, ...fields }: AnimalUpdate,
  ): Promise<{ check: AnimalCheck; version: number }> {
    const description = { field: 'omschrijving', message: messages.fields.omschrijving };
    const clean =
      omschrijving === undefined ? {} : { omschrijving: await cleanRequired(sanitiser, description, omschrijving) };
    const animal = await rows.findAnimal(uuidkey);
    if (!animal) throw new AppError('NOT_FOUND');
    refuseUnknown(await rows.unknownOptions(animal.soort, fields));
    if ((await rows.unknownItems(animal.soort, properties)).length > 0) refuseUnknown(['properties']);
    const changed = await rows.differing(animal, { ...fields, ...clean });
    const answered = await rows.differingAnswers(animal.id, properties);
    const wanted = geplaatst ?? animal.geplaatst;
    const statusChanged = statusLabel(wanted) !== statusLabel(animal.geplaatst);
    return {
      check: {
        fields: [
          ...changed
            .filter((column) => !DERIVED_COLUMNS.includes(column))
            .map((column) => WIRE_NAMES[column] ?? column),
          ...(answered.length > 0 ? ['properties'] : []),
          ...(statusChanged ? ['geplaatst'] : []),
        ],
        geplaatst: animal.geplaatst,
        statusChanged,
        statuslabel: statusLabel(wanted),
        askReview: statusChanged && wanted === PlacementStatus.placed,
      },
      version: animal.version,
    };
  };
}

export type AnimalCheckService = ReturnType<typeof animalCheckService>;
