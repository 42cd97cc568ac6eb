export const used = () => import('../ports/database/pglite');
