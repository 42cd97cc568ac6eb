/** Texts of the home page. The tab's title: specification § 2. */
export const messages = {
  tab: (product: string) => `Stichting ${product} en Internet`,
  title: 'Vind een dier dat bij u past',
  lead: 'Dieren uit asielen in Nederland, België en de Antillen zoeken een thuis.',
} as const;
