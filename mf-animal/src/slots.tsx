/** The pieces of this remote by slot; the same slots stand in remote.json. */
export const slots = {
  'members.reactions': async () => (await import('./pages/reactions-page')).ReactionsPage,
  'dialog.animal-form': async () => (await import('./features/animal-form/animal-form-dialog')).AnimalFormDialog,
};
