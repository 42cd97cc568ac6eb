/** Words of the tabs of `admin/beheer`. */
export const messages = {
  tabs: 'Beheer',
  accounts: 'Accounts',
  applications: 'Aanvragen',
  mails: 'Berichten',
  statistics: 'Cijfers',
  tasks: 'Mislukte taken',
  audit: 'Logboek',
} as const;
