export { type AuditActor, auditActor, NOBODY, writeAudit, writeAudits } from './audit';
export { auditRepository } from './audit.repository';
export { auditRoutes } from './audit.routes';
export { auditHead } from './audit-head';
export { auditedChange } from './audited-change';
export { denials } from './denials';
