/** Texts for people (C43). */
export const messages = {
  otherAddress: 'Deze uitnodiging hoort bij een ander e-mailadres. Log in met het adres waarop u de uitnodiging kreeg.',
  notConfirmed:
    'Bevestig eerst uw e-mailadres, met de link in de e-mail die u van ons kreeg. Open daarna de uitnodiging opnieuw.',
  ended: 'Deze uitnodiging is verlopen',
  written: 'U heeft deze recensie al geschreven',
  tooLate: (days: number) => `Een recensie kunt u tot ${days} dagen na het versturen aanpassen`,
  tooMany: 'U heeft vandaag al veel recensies geschreven. Probeer het morgen opnieuw.',
  wantsNoRequest: 'Deze persoon wil niet om een recensie gevraagd worden',
  addressGone: 'Het e-mailadres van deze persoon is er niet meer',
  chooseAgain: 'Kies het e-mailadres opnieuw uit de lijst',
  tooManyInvites: 'Uw asiel heeft vandaag al veel mensen om een recensie gevraagd. Probeer het morgen opnieuw.',
  stars: (count: number) => `${'★'.repeat(count)} ${count === 1 ? '1 ster' : `${count} sterren`}`,
  inviteEnds: (date: string) => `U kunt uw recensie schrijven tot ${date}.`,
  decline: (url: string) => `Wilt u hier geen e-mail meer over? Meld u dan af:\n${url}`,
  declined: 'U krijgt hier geen e-mail meer over',
  answerTooLate: (hours: number) => `Een antwoord kunt u tot ${hours} uur nadat het geschreven is aanpassen`,
  answeredMeanwhile: 'Een collega heeft intussen al geantwoord. Bekijk eerst dat antwoord.',
  answered: {
    subject: (asiel: string) => `${asiel} heeft geantwoord op uw recensie`,
    paragraphs: (asiel: string, answer: string) => [
      `${asiel} heeft op uw recensie geantwoord. Het antwoord staat op de website, onder uw recensie:`,
      answer,
    ],
    link: 'Bekijk uw recensie',
    closing: (contact: string) => `Klopt er iets niet? Laat het ons weten:\n${contact}`,
  },
  hidden: {
    subject: (asiel: string) => `Uw recensie over ${asiel} is verborgen`,
    paragraphs: (asiel: string, reason: string) => [
      `Een beheerder heeft uw recensie over ${asiel} verborgen. De reden: ${reason}`,
      'Andere mensen zien de recensie niet meer, en hij telt niet mee in het gemiddelde. U ziet hem zelf nog wel.',
    ],
    link: 'Bekijk uw recensie',
    closing: (contact: string) => `Bent u het er niet mee eens? Laat het ons weten:\n${contact}`,
  },
  request: {
    subject: (asiel: string) => `Hoe was het bij ${asiel}?`,
    paragraphs: (asiel: string) => [
      `U heeft een dier in huis genomen via ${asiel}. Het asiel hoort graag hoe u geholpen bent.`,
      'Hoeveel sterren geeft u? Kies hieronder. Daarna kunt u er nog iets bij schrijven.',
    ],
    closing: 'Heeft u geen dier via dit asiel? Dan hoeft u niets te doen.',
  },
  reminder: {
    subject: (asiel: string) => `Herinnering: hoe was het bij ${asiel}?`,
    paragraphs: (asiel: string) => [
      `Twee weken geleden vroegen wij u om een recensie over ${asiel}. Het asiel is nog steeds benieuwd.`,
      'Hoeveel sterren geeft u? Kies hieronder. Daarna kunt u er nog iets bij schrijven.',
    ],
    closing: 'Wilt u geen recensie schrijven? Dan hoeft u niets te doen: wij sturen hierna geen herinnering meer.',
  },
};
