export { appFileRoutes } from './app-files.routes';
export { cspReportRoutes } from './csp-report.routes';
export { documentRoutes } from './document.routes';
export { type PageSources, pageAt } from './page';
