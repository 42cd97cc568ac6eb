/** Texts of 'Past dit bij u?' on a profile (C62). */
export const messages = {
  title: 'Past dit bij u?',
  invite: 'Past dit bij mij?',
  action: 'Beantwoord 8 vragen',
  change: 'Antwoorden aanpassen',
  note: 'Dit volgt uit uw antwoorden en uit wat het asiel weet. ‘Onbekend’ betekent: vraag het aan het asiel.',
  nothing: 'Uw antwoorden zeggen nog niets over dit dier.',
} as const;
