import { REVIEW_EDIT_DAYS } from '@portal/shared/contract';

/** How reviews are checked (C20, C56); `checked` is the text of choice C20. */
export const messages = {
  checked: 'Alleen mensen die via dit asiel een dier kregen, kunnen een recensie schrijven.',
  more: 'Hoe wij recensies controleren',
  rules: [
    'Het asiel nodigt iemand uit die een dier kreeg. De uitnodiging werkt één keer, en alleen met het e-mailadres waarop zij kwam.',
    'Niemand krijgt geld of iets anders voor een recensie.',
    'Goede en slechte recensies staan er allemaal, de nieuwste eerst. Ze tellen allemaal even zwaar mee. Een asiel kan geen recensie verwijderen.',
    `De schrijver kan de recensie ${REVIEW_EDIT_DAYS} dagen aanpassen. Het asiel kan één keer antwoorden.`,
    'Een beheerder verbergt een recensie alleen bij scheldwoorden, gegevens van andere mensen, reclame, of een tekst die niet over het asiel gaat. De schrijver hoort waarom. De recensie telt dan niet meer mee.',
  ],
  report: 'Klopt er iets niet? Laat het ons weten',
} as const;
