/** Texts under the fields of Asielprofiel that only the server can judge (C15). */
export const messages = {
  province: 'Kies een provincie van dit land',
  pauseDay: 'Kies een dag vanaf vandaag, maximaal een jaar vooruit',
} as const;
