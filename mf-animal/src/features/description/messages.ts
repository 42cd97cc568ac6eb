/** Text of the description: followed by the animal's name. */
export const messages = { about: 'Over' } as const;
