export const used = 'the loader';
