const PETS: Readonly<Record<string, string>> = { kat: 'kat', hond: 'hond', konijn: 'konijn', anders: 'ander dier' };

/** Texts of the comparison in the inbox (C62). */
export const fitMessages = {
  title: (naam: string) => `Past ${naam} bij deze adoptant?`,
  nothing: 'De antwoorden zeggen niets over dit dier.',
  pets: (dieren: readonly string[]) => `Huisdieren: ${dieren.map((pet) => PETS[pet] ?? pet).join(', ')}`,
  youngChild: (answer: string) => `Kind jonger dan zes jaar: ${answer.toLowerCase()}`,
} as const;
