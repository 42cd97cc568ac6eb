export const used = () => import('@portal/shared/ui');
