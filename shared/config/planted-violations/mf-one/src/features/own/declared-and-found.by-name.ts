export const used = () => import('package-that-nobody-has');
