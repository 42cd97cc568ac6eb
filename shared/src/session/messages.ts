/** Texts of what every part of the page shares. */
export const messages = {
  favourites: {
    keptHere: (naam: string) => `${naam} is bewaard op dit apparaat.`,
    signIn: 'Log in om uw favorieten te bewaren',
    toList: 'Naar uw favorieten',
    full: (max: number) => `Zonder account bewaart u maximaal ${max} favorieten.`,
    notAdded: (naam: string, reason: string) => `${naam} is niet bewaard als favoriet. ${reason}.`,
    notRemoved: (naam: string, reason: string) => `${naam} is nog favoriet. ${reason}.`,
  },
} as const;
