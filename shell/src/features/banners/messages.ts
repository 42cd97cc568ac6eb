/** Texts of the banners (C30, C31, docs/federation.md#failure-card). */
export const messages = {
  cookies: {
    label: 'Cookies',
    text: 'Wij gebruiken alleen noodzakelijke cookies en, als u dat goed vindt, anonieme statistiek.',
    more: 'Lees het cookiebeleid',
    accept: 'Akkoord',
    refuse: 'Alleen noodzakelijk',
  },
  version: {
    reloaded: 'Er is een nieuwe versie van de website. De pagina is vernieuwd.',
    waiting: 'Er is een nieuwe versie van de website.',
    reload: 'Nu vernieuwen',
    close: 'Melding sluiten',
  },
} as const;
