export const used = () => import('../../../../shared/src/api-slices/deep');
