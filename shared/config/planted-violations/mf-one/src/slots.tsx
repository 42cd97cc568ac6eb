export const slots = { piece: async () => (await import('./features/own/piece')).Piece };
