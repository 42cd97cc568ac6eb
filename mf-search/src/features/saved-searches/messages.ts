import { numberText } from '@portal/shared/domain';

/** Texts of the members' saved searches. */
export const messages = {
  label: 'Uw zoekopdrachten',
  count: (total: number, max: number) =>
    `${numberText(total)} van maximaal ${numberText(max)} ${max === 1 ? 'zoekopdracht' : 'zoekopdrachten'}`,
  fresh: (count: number) => (count === 1 ? '1 nieuw dier' : `${numberText(count)} nieuwe dieren`),
  nothingNew: 'Geen nieuwe dieren sinds uw laatste bezoek',
  open: 'Bekijk',
  rename: 'Hernoemen',
  renameTitle: 'Zoekopdracht hernoemen',
  renameSubmit: 'Opslaan',
  remove: 'Verwijder',
  removeTitle: 'Zoekopdracht verwijderen?',
  removeText: (naam: string) => `‘${naam}’ verdwijnt uit uw lijst en u krijgt er geen e-mail meer over.`,
  removed: 'De zoekopdracht is verwijderd.',
  renamed: 'De naam is gewijzigd.',
  notifySaved: 'Uw keuze voor e-mail is opgeslagen.',
  failed: 'Dit is niet gelukt. Probeer het nog eens.',
  empty: {
    title: 'U heeft nog geen zoekopdrachten',
    text: 'Zoek een dier en kies ‘Zoekopdracht opslaan’. Dan ziet u hier wat er nieuw is, en krijgt u een e-mail als u dat wilt.',
    search: 'Zoek een dier',
  },
} as const;
