/** Words that every table of the staff shares. */
export const messages = { refresh: 'Vernieuwen' } as const;
