/** One animal of a mail. */
export interface MailedAnimal {
  naam: string;
  rasnaam: string;
  plaats: string;
  url: string;
}

/** A search with the animals that are new for it. */
export interface MailedSearch {
  naam: string;
  animals: readonly MailedAnimal[];
}

/** Most animals of one search that a mail names. */
const NAMED_MAX = 20;

const lineOf = ({ naam, rasnaam, plaats, url }: MailedAnimal) => `${naam}, ${rasnaam}, ${plaats}\n${url}`;

/** Texts for people (C43). */
export const messages = {
  limitReached: (max: number) => `U kunt maximaal ${max} zoekopdrachten opslaan. Verwijder er eerst een.`,
  unsubscribed: 'U krijgt geen e-mail meer over deze zoekopdracht',
  subject: (searches: readonly MailedSearch[]) => {
    const animals = searches.flatMap((search) => search.animals);
    return animals.length === 1 ? `Nieuw: ${animals[0]?.naam}` : `${animals.length} nieuwe dieren voor u`;
  },
  intro: (count: number) =>
    count === 1
      ? 'Er is een nieuw dier dat past bij wat u zoekt.'
      : `Er zijn ${count} nieuwe dieren die passen bij wat u zoekt.`,
  search: ({ naam, animals }: MailedSearch) => {
    const more = animals.length - NAMED_MAX;
    const named = animals.slice(0, NAMED_MAX).map(lineOf);
    return [`Uw zoekopdracht "${naam}":`, ...named, ...(more > 0 ? [`En nog ${more}.`] : [])].join('\n\n');
  },
  open: 'Bekijk uw zoekopdrachten',
  unsubscribe: (url: string) => `Wilt u deze e-mails niet meer? Meld u dan af:\n${url}`,
};
