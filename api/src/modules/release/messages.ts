/** A release, as mails name it. */
interface ReleaseFacts {
  name: string;
  version: string;
  build: string;
}

/** Dutch texts of the mail about a suspect release. */
export const messages = {
  overview: 'Releases bekijken',
  suspectSubject: ({ name, version }: ReleaseFacts) => `Release verdacht: ${name} ${version}`,
  suspect: ({
    name,
    version,
    build,
    isCanary,
    isFirstView,
  }: ReleaseFacts & Record<'isCanary' | 'isFirstView', boolean>) => [
    isFirstView
      ? `Van ${name} ${version} (build ${build}) konden minstens drie bezoekers binnen vijf minuten geen kant-en-klare pagina krijgen. Hun browsers maken de pagina zelf: die komt iets later en werkt verder gewoon.`
      : `De browsers van minstens drie bezoekers konden ${name} ${version} (build ${build}) binnen vijf minuten niet gebruiken en gingen terug naar een eerdere versie.`,
    isCanary
      ? 'Deze versie was een canary. De website haalt die terug zodra er een goede versie draait: iedereen krijgt dan weer de gewone versie.'
      : isFirstView
        ? 'U kunt de release terugzetten, of aangeven dat er niets aan de hand is.'
        : 'Bezoekers krijgen zolang de vorige versie. U kunt de release zelf terugzetten, of aangeven dat er niets aan de hand is.',
  ],
} as const;
