// also: features-know-no-page
export const used = () => import('../../pages/one-page.test');
