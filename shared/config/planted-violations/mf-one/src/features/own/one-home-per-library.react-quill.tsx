export const used = () => import('react-quill');
