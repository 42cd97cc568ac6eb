import { lazy } from 'react';

/** What administrators alone load: tools and dialogs, in files of their own. */
export const NewArticleButton = lazy(async () => ({
  default: (await import('../features/article-form/new-article-button')).NewArticleButton,
}));
export const ArticleTools = lazy(async () => ({
  default: (await import('../features/article-form/article-tools')).ArticleTools,
}));
export const DeleteButton = lazy(async () => ({
  default: (await import('../features/article-form/delete-button')).DeleteButton,
}));
export const AnbiWarning = lazy(async () => ({
  default: (await import('../features/article-form/anbi-warning')).AnbiWarning,
}));
export const NewNewsButton = lazy(async () => ({
  default: (await import('../features/news-form/new-news-button')).NewNewsButton,
}));
export const NewsActions = lazy(async () => ({
  default: (await import('../features/news-form/news-actions')).NewsActions,
}));
