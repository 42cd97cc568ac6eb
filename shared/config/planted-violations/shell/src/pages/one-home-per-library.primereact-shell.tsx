export const used = () => import('primereact/button');
