/** Every path of this remote and the page it shows; the same keys stand in remote.json. */
export const routes = {
  'admin/beheer': async () => (await import('./pages/account-management-page')).AccountManagementPage,
  'asiels/beheer/:id': async () => (await import('./pages/shelter-management-page')).ShelterManagementPage,
  'asiels/beheer/:id/cijfers': async () => (await import('./pages/shelter-statistics-page')).ShelterStatisticsPage,
  'asiels/beheer/:id/import': async () => (await import('./pages/animal-import-page')).AnimalImportPage,
};
