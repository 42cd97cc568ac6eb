export { type AuditActor, auditActor, writeAudit } from './audit';
export { auditRepository } from './audit.repository';
export { auditRoutes } from './audit.routes';
export { auditHead } from './audit-head';
export { denials } from './denials';
