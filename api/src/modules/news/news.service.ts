import type { NewsCreate, NewsUpdate } from '@portal/shared/contract';
import { cleanMixed, cleanRequired } from '../../lib/clean-text';
import type { Database } from '../../ports/database/port';
import { RICH_TEXT_POLICY, type Sanitiser } from '../../ports/sanitiser/port';
import { type ContentService, contentService } from '../content';
import { TEXT_MISSING } from './messages';
import { newsRepository } from './news.repository';

/** Characters that the column of a cleaned intro takes. */
const INTRO_STORED_MAX = 1500;

export interface NewsServiceOptions {
  database: Pick<Database, 'transaction'>;
  sanitiser: Pick<Sanitiser, 'clean'>;
}

export type NewsService = ContentService<NewsCreate, NewsUpdate>;

/** Writing news (AP-005). */
export const newsService = ({ database, sanitiser }: NewsServiceOptions): NewsService =>
  contentService(database, {
    object: 'news',
    repository: newsRepository,
    async valuesOf({ titel, datum, tekst, intro, auteur, aktief }: Omit<NewsUpdate, 'id'>) {
      return {
        titel,
        datum,
        aktief,
        auteur: auteur === undefined ? undefined : auteur || null,
        intro:
          intro === undefined
            ? undefined
            : (await cleanMixed(sanitiser, { field: 'intro', max: INTRO_STORED_MAX }, intro)) || null,
        ...(tekst === undefined
          ? {}
          : {
              tekst: await cleanRequired(sanitiser, { field: 'tekst', message: TEXT_MISSING }, tekst),
              html_policy: RICH_TEXT_POLICY,
            }),
      };
    },
  });
