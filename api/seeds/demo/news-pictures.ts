import type { Drawing } from './drawings/draw';
import { photoUrl, type StoredDrawing } from './gallery';

/** The drawing of an item, by its title: what it shows, its coat, and a number for the pose. Items without one are about no animal. */
const PICTURES: Readonly<Record<string, [variant: Drawing['variant'], coat: string, choice: number, pair?: true]>> = {
  '10.000e dier geplaatst': ['short', 'cypers', 0],
  'Open dag op 4 oktober (Dierendag)': ['folded', 'driekleur', 1],
  'Kittenseizoen: dit kunt u doen': ['fluffy', 'rood-wit', 0, true],
  'Langzitter Bikkel vond een thuis': ['bull', 'gestroomd', 0],
  'Warme dagen: let op uw hond': ['floppy', 'blond', 2],
  'Week van het konijn': ['lop', 'wild', 0],
  'Vakantie: regel op tijd oppas': ['short', 'zwart-wit', 3],
  'Vuurwerk en huisdieren': ['tiny', 'blond', 1],
  'Zo maakt u een goede foto van een asieldier': ['prick', 'rood', 0],
  'Hulp gezocht: chauffeurs voor de dierenambulance': ['long', 'zwart-wit', 1],
  'Een ouder dier in huis: vier redenen': ['short', 'blauw (grijs)', 2],
  'Nieuwe kattenkamers in Zwolle': ['short', 'rood', 4],
  'Chip vergeten te registreren? Doe het vandaag': ['long', 'bruin', 2],
  'Honderd konijnen uit één schuur': ['upright', 'wit', 0, true],
  'Lezen voor de honden': ['long', 'driekleur', 0],
  'Help, mijn kat wil niet wennen': ['short', 'schildpad', 5],
  'Cavia zoekt cavia': ['cavia', 'driekleur', 0, true],
  'Winter: denk aan de buitenkat': ['fluffy', 'cypers', 1],
};

/** The stored drawing of an item, or undefined. */
export function newsPicture(
  titel: string,
  drawings: readonly Drawing[],
  stored: readonly StoredDrawing[],
): StoredDrawing | undefined {
  const [variant, coat, choice = 0, pair = false] = PICTURES[titel] ?? [];
  const fitting = drawings.flatMap((drawing, at) =>
    drawing.variant === variant && drawing.coat === coat && drawing.pair === pair ? [at] : [],
  );
  return stored[fitting[choice % fitting.length] ?? -1];
}

/** The text with the picture after its first paragraph. */
export function withPicture(tekst: string, picture: StoredDrawing | undefined): string {
  if (!picture) return tekst;
  const address = photoUrl(picture.storageKey).replace('/350.jpg', '/800.jpg');
  return tekst.replace(
    '</p>',
    `</p><p class="ql-align-center"><img src="${address}" alt="" width="400" height="400"></p>`,
  );
}

/** Rows of the table photo for the pictures of texts, each picture once. */
export function textPhotos(pictures: readonly StoredDrawing[], filedate: string): object[] {
  const once = new Map(pictures.map((picture) => [picture.storageKey, picture]));
  return [...once.values()].map(({ storageKey, bytes }) => ({
    ...{ bron: 'TEKST', bron_id: 0, volgnr: 1, primair: false, exclude: false },
    ...{ filename: '800.jpg', filesize: bytes, filetype: 'image/jpeg', width: 800, height: 800 },
    ...{ filedate, storage_key: storageKey, sha256: `\\x${storageKey}` },
  }));
}
