export { type DatedNews, newsRepository } from './news.repository';
export { newsRoutes } from './news.routes';
export { newsService } from './news.service';
export { newsPage } from './news-page';
