export const used = () => import('../../pages/other-page');
