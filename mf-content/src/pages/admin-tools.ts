import { lazyComponent, showFailedLine } from '@portal/shared/ui';

const small = { failed: showFailedLine };

/** What administrators alone load: tools and dialogs, in files of their own. */
export const NewArticleButton = lazyComponent(
  async () => (await import('../features/article-form/new-article-button')).NewArticleButton,
  small,
);
export const ArticleTools = lazyComponent(
  async () => (await import('../features/article-form/article-tools')).ArticleTools,
  small,
);
export const DeleteButton = lazyComponent(
  async () => (await import('../features/article-form/delete-button')).DeleteButton,
  small,
);
export const AnbiWarning = lazyComponent(
  async () => (await import('../features/article-form/anbi-warning')).AnbiWarning,
  small,
);
export const NewNewsButton = lazyComponent(
  async () => (await import('../features/news-form/new-news-button')).NewNewsButton,
  small,
);
export const NewsActions = lazyComponent(
  async () => (await import('../features/news-form/news-actions')).NewsActions,
  small,
);
