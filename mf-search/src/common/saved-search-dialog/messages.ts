import { NotifySetting } from '@portal/shared/contract';

/** Texts of keeping a search and of changing a kept one. */
export const messages = {
  name: 'Naam',
  nameHint: 'Zo herkent u deze zoekopdracht later.',
  notify: 'E-mail bij nieuwe dieren',
  notifyHint: 'Alleen als er een nieuw dier bij past. Afmelden kan altijd.',
  notifyOptions: {
    [NotifySetting.none]: 'Geen e-mail',
    [NotifySetting.direct]: 'Meteen, maximaal één keer per uur',
    [NotifySetting.daily]: 'Elke dag',
    [NotifySetting.weekly]: 'Elke week',
  },
  cancel: 'Annuleren',
  toList: 'Naar uw zoekopdrachten',
  failed: 'Dit is niet gelukt. Probeer het nog eens.',
} as const;

/** The four choices for mail, as options of a list. */
export const NOTIFY_OPTIONS = Object.values(NotifySetting).map((value) => ({
  value,
  label: messages.notifyOptions[value],
}));

/** The same choices with the calmest mail first: it is proposed for a new search, in plain view (C12). */
export const OFFERED = [NotifySetting.weekly, NotifySetting.daily, NotifySetting.direct, NotifySetting.none].map(
  (value) => ({ value, label: messages.notifyOptions[value] }),
);
