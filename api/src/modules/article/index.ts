export { articleRepository } from './article.repository';
export { articleRoutes } from './article.routes';
export { articleService } from './article.service';
export { articlePage } from './article-page';
