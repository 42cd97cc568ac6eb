/** Texts of our own for requests without a readable answer of the api; the others come from the contract's catalogue. `offline` is certain,
 * `unanswered` may be the line, the website or what lies between. */
export const requestMessages = {
  offline: 'U bent offline. Controleer uw internetverbinding en probeer het opnieuw.',
  unanswered: 'De website is nu niet bereikbaar. Controleer uw internetverbinding en probeer het opnieuw.',
  timeout: 'De website reageert niet op tijd. Probeer het over enkele minuten opnieuw.',
  badAnswer: 'Het antwoord van de website is niet goed aangekomen. Probeer het later opnieuw.',
} as const;

/** What is said when signing in, or anything around it, is refused; by the code of `IdentityError`. */
export const identityMessages = {
  'wrong-credentials': 'E-mail of wachtwoord is onjuist',
  'email-in-use': 'Er is al een account met dit e-mailadres. Log in of kies een ander adres.',
  'invalid-email': 'Dit e-mailadres klopt niet. Controleer het en probeer het opnieuw.',
  'weak-password': 'Dit wachtwoord is te makkelijk te raden. Kies een ander wachtwoord.',
  disabled: 'Dit account is gesloten of geblokkeerd. Neem contact met ons op als dat niet klopt.',
  'too-many': 'U heeft dit te vaak geprobeerd. Wacht enkele minuten en probeer het dan opnieuw.',
  'bad-code': 'Deze link is al gebruikt of verlopen',
  'requires-recent-login': 'Log voor uw veiligheid opnieuw in om dit te wijzigen.',
  'signed-out': 'U bent niet meer ingelogd. Log opnieuw in.',
  network: 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
  'popup-closed': 'Het venster is gesloten voordat u was ingelogd.',
  'popup-blocked': 'Uw browser hield het venster tegen. Sta vensters van deze website toe en probeer het opnieuw.',
  'account-exists':
    'Er is al een account met dit e-mailadres. Log in met uw wachtwoord en koppel daarna dit account in uw profiel.',
  'provider-in-use': 'Dit account is al gekoppeld, hier of aan een ander account.',
  'last-provider':
    'Dit is de enige manier waarop u kunt inloggen. Kies eerst een wachtwoord of koppel een ander account.',
  'other-person': 'Dit is een ander account dan waarmee u was ingelogd. Log opnieuw in.',
  unavailable: 'Op deze manier inloggen kan nu niet. Kies een andere manier.',
  unknown: 'Er is iets misgegaan. Probeer het over enkele minuten opnieuw.',
} as const;
