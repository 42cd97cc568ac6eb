/** Texts of the video. */
export const messages = {
  title: (naam: string) => `Video van ${naam}`,
  play: 'Video afspelen',
  notice: 'De video komt van YouTube. Pas als u hem afspeelt, krijgt YouTube uw gegevens.',
  elsewhere: 'Bekijk de video op YouTube',
  newTab: '(opent in een nieuw tabblad)',
} as const;
