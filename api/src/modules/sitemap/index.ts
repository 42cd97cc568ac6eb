export { sitemapRepository } from './sitemap.repository';
export { sitemapRoutes } from './sitemap.routes';
