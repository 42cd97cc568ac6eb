/** Texts of the tab with feature flags. */
export const messages = {
  explanation:
    'Hier zet u functies van de website aan of uit: overal, per omgeving, of alleen voor bepaalde asielen en personen.',
  environmentNow: (name: string) => `Deze website draait als omgeving '${name}'.`,
  everythingOn: 'In deze omgeving staan alle functies aan, wat u hier ook kiest.',
  names: { 'review-chat': 'Chat bij een recensie' } as Readonly<Record<string, string>>,
  state: {
    everywhere: 'Staat aan voor iedereen',
    here: 'Staat aan in deze omgeving',
    some: (shelters: number, people: number) =>
      `Staat aan voor ${shelters} ${shelters === 1 ? 'asiel' : 'asielen'} en ${people} ${people === 1 ? 'persoon' : 'personen'}`,
    off: 'Staat uit',
  },
  environment: 'Omgevingen',
  environmentHint: "'all' is overal. Leeg is nergens. Meer namen scheidt u met een komma.",
  everywhere: 'Overal aanzetten',
  nowhere: 'Nergens aanzetten',
  shelters: 'Alleen voor deze asielen',
  shelterHint: 'Zoek een asiel op naam',
  people: 'Alleen voor deze personen',
  peopleHint: 'Zoek een account op e-mailadres',
  nothing: 'Niets gevonden',
  nonePicked: 'Nog niets gekozen',
  remove: (name: string) => `${name} verwijderen`,
  save: 'Opslaan',
  saved: (name: string) => `${name} is opgeslagen`,
  failed: 'Opslaan is niet gelukt',
  kept: 'Wat u heeft ingevuld, staat er nog.',
  invalid: { title: 'Let op!', message: 'niet alle velden zijn gevuld' },
  empty: 'Er zijn geen functies om in te stellen',
} as const;
