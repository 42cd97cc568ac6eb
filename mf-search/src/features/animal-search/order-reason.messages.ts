/** Why the order 'Aanbevolen' is as it is. Loaded with it. */
export const messages = {
  question: 'Waarom deze volgorde?',
  answer: [
    'Nieuwe dieren staan vooraan en worden veel bekeken. Een dier dat al langer wacht, wordt bijna niet meer gezien.',
    'Daarom zijn 6 van de 24 plekken voor dieren die het minst zijn getoond. Zijn dat er meer dan 6, dan komt eerst wie het langst wacht. Op de andere plekken staan de nieuwste dieren. Alle dieren passen bij uw filters.',
    'Niemand kan voor een plek betalen. Wij tellen alleen hoe vaak een dier op een scherm was, niet wie er keek.',
  ],
} as const;
