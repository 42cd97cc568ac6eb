export { type AuditActor, auditActor, writeAudit } from './audit';
export { denials } from './denials';
