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
  suspect: ({ name, version, build, isCanary }: ReleaseFacts & { isCanary: boolean }) => [
    `De browsers van minstens drie bezoekers konden ${name} ${version} (build ${build}) binnen vijf minuten niet gebruiken en gingen terug naar een eerdere versie.`,
    isCanary
      ? 'Deze versie was een canary. De website haalt die terug zodra er een goede versie draait: iedereen krijgt dan weer de gewone versie.'
      : 'Bezoekers krijgen zolang de vorige versie. U kunt de release zelf terugzetten, of aangeven dat er niets aan de hand is.',
  ],
} as const;
