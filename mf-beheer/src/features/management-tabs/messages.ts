/** Words of the tabs of `admin/beheer`. */
export const messages = {
  tabs: 'Beheer',
  accounts: 'Accounts',
  applications: 'Aanvragen',
} as const;
