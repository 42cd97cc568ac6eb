export const used = () => import('../remotes/loader');
