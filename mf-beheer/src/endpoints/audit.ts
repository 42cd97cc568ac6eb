import { injectOwned } from '@portal/shared/api-slices';
import { AuditPage, type AuditQuery, apiPath } from '@portal/shared/contract';

const auditApi = injectOwned('mf-beheer', (build) => ({
  /** Lines of the audit log, newest first. */
  listAudit: build.query<AuditPage, AuditQuery>({
    query: (params) => ({ url: apiPath.audit(), params }),
    responseSchema: AuditPage,
  }),
}));

export const { useListAuditQuery } = auditApi;
