export { followRegister } from './follow-register';
export { liveRegister } from './live-register';
export { loadReportRepository } from './load-report.repository';
export { loadReportRoutes } from './load-report.routes';
export { releaseRepository } from './release.repository';
export { registerRoutes, releaseRoutes } from './release.routes';
export { releaseService } from './release.service';
export { fileKey, releaseFiles } from './release-files';
export { releaseRetention } from './release-retention';
