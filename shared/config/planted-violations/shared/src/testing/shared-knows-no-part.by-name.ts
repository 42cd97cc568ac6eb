export const used = () => import('mf-two/src/module.ts');
