/** Words of the tabs of `admin/beheer`. */
export const messages = {
  tabs: 'Beheer',
  accounts: 'Accounts',
  applications: 'Aanvragen',
  reviews: 'Recensies',
  mails: 'Berichten',
  statistics: 'Cijfers',
  tasks: 'Mislukte taken',
  audit: 'Logboek',
  features: 'Functies',
  releases: 'Releases',
  health: 'Gezondheid',
} as const;
