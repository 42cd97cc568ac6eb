/** Texts for people (C43). */
export const messages = {
  otherAddress: 'Deze uitnodiging hoort bij een ander e-mailadres. Log in met het adres waarop u de uitnodiging kreeg.',
  notConfirmed:
    'Bevestig eerst uw e-mailadres, met de link in de e-mail die u van ons kreeg. Open daarna de uitnodiging opnieuw.',
  ended: 'Deze uitnodiging is verlopen',
  written: 'U heeft deze recensie al geschreven',
  tooLate: (days: number) => `Een recensie kunt u tot ${days} dagen na het versturen aanpassen`,
  tooMany: 'U heeft vandaag al veel recensies geschreven. Probeer het morgen opnieuw.',
};
