import { ArticleCategory, type ArticleCreate, type ArticleUpdate } from '@portal/shared/contract';
import { articleAlias } from '@portal/shared/domain';
import { cleanRequired } from '../../lib/clean-text';
import type { Database } from '../../ports/database/port';
import { RICH_TEXT_POLICY, type Sanitiser } from '../../ports/sanitiser/port';
import { type ContentService, contentService } from '../content';
import { type ArticleState, articleRepository } from './article.repository';
import { TEXT_MISSING } from './messages';

export interface ArticleServiceOptions {
  database: Pick<Database, 'transaction'>;
  sanitiser: Pick<Sanitiser, 'clean'>;
}

export type ArticleService = ContentService<ArticleCreate, ArticleUpdate>;

/** Writing articles: an alias of its own in each category (AP-003, AP-004). */
export const articleService = ({ database, sanitiser }: ArticleServiceOptions): ArticleService =>
  contentService(database, {
    object: 'article',
    repository: articleRepository,
    async valuesOf({ titel, aktief, auteur, datum, tekst, categorie }: ArticleUpdate) {
      const given = { titel, aktief, auteur, datum, categorie };
      if (tekst === undefined) return given;
      const clean = await cleanRequired(sanitiser, { field: 'tekst', message: TEXT_MISSING }, tekst);
      return { ...given, tekst: clean, html_policy: RICH_TEXT_POLICY };
    },
    async addedValues(tx, form: ArticleCreate) {
      const categorie = form.categorie ?? ArticleCategory.information;
      const wanted = articleAlias(form.alias || form.titel);
      return { categorie, alias: await articleRepository(tx).freeAlias(categorie, wanted, null) };
    },
    /** The alias only when it or the category changes: addresses that are known stay. */
    async changedValues(tx, id, form: ArticleUpdate, found: ArticleState) {
      const categorie = form.categorie ?? found.categorie;
      if (!form.alias && categorie === found.categorie) return {};
      const wanted = articleAlias(form.alias || found.alias);
      return { alias: await articleRepository(tx).freeAlias(categorie, wanted, id) };
    },
  });
