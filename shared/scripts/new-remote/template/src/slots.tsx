/** The pieces of this remote by slot; the same slots stand in remote.json. */
export const slots = {};
