export const used = () => import('./form/index');
