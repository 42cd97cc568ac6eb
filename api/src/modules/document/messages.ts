import { portalPath, rootPath, shellPages } from '@portal/shared/contract';

/** Title and description of the pages, by the shape of their pattern: parameters without their names (C43). */
export interface PageText {
  /** The whole title as specification § 2 gives it. */
  title?: string;
  /** Name of a page without a title in specification § 2: '<name> – <product>'. */
  name?: string;
  description?: string;
}

const homeOf = (product: string): PageText => ({
  title: `Stichting ${product} en Internet`,
  description: `Op ${product} vindt u de dieren van asielen in Nederland, België en de Antillen die een nieuw thuis zoeken.`,
});

const kind = (name: string): PageText => ({
  name,
  description: `${name} uit asielen in Nederland, België en de Antillen die een nieuw thuis zoeken.`,
});

const CATS = kind('Katten');
const DOGS = kind('Honden');
const OTHERS = kind('Overige dieren');

const SHELTER: PageText = {
  name: 'Asiel',
  description: 'Adres, dieren en recensies van dit asiel.',
};
const SHELTER_ANIMALS: PageText = {
  name: 'Dieren van het asiel',
  description: 'De dieren van dit asiel die een nieuw thuis zoeken.',
};

/** Texts by shape, for pages whose text depends on nothing else. */
const TEXTS: Readonly<Record<string, PageText>> = {
  'zoek/dieren/kat': CATS,
  'zoek/kat': CATS,
  'zoek/dieren/hond': DOGS,
  'zoek/hond': DOGS,
  'zoek/dieren/overig': OTHERS,
  'zoek/overig': OTHERS,
  'zoek/dieren/konijn': kind('Konijnen'),
  'zoek/langzitters': {
    name: 'Langzitters',
    description: 'Dieren die al lang in het asiel op een nieuw thuis wachten.',
  },
  'zoek/koppels': { name: 'Koppels', description: 'Dieren die samen een nieuw thuis zoeken.' },
  'zoek/gevondendieren': {
    name: 'Gevonden dieren',
    description: 'Dieren die zijn gevonden en in een asiel zijn opgevangen.',
  },
  'zoek/past-dit-bij-mij': {
    name: 'Past dit bij mij?',
    description: 'Beantwoord acht vragen en zie bij elk dier of het bij u past.',
  },
  'zoek/asiels': { name: 'Asielen', description: 'Alle aangesloten asielen in Nederland, België en de Antillen.' },
  'zoek/asiels/nederland': { name: 'Asielen in Nederland', description: 'De aangesloten asielen in Nederland.' },
  'zoek/asiels/belgie': { name: 'Asielen in België', description: 'De aangesloten asielen in België.' },
  'asiel/:': SHELTER,
  'zoek/asiel/:': SHELTER,
  'asieldieren/:': SHELTER_ANIMALS,
  'asieldieren/:/:': SHELTER_ANIMALS,
  favorieten: { name: 'Favorieten', description: 'De dieren die u op dit apparaat heeft bewaard.' },
  'dier/:': { name: 'Dier', description: 'Een dier uit een asiel dat een nieuw thuis zoekt.' },
  nieuws: { title: 'Nieuws', description: 'Nieuws over asieldieren en de aangesloten asielen.' },
  'nieuws/:': { title: 'Nieuws' },
  informatie: { name: 'Informatie', description: 'Informatie over het in huis nemen en verzorgen van een asieldier.' },
  'informatie/:': { name: 'Informatie' },
  'over-ons/doelstelling': { name: 'Doelstelling' },
  'over-ons/jaarverslag': { name: 'Jaarverslag' },
  'privacy-policy': { name: 'Privacyverklaring' },
  'cookie-policy': { name: 'Cookiebeleid' },
  disclaimer: { name: 'Disclaimer' },
  toegankelijkheid: { name: 'Toegankelijkheid' },
  contact: { name: 'Contact' },
  login: { name: 'Inloggen' },
  registreer: { name: 'Registreren' },
  registreren: { name: 'Registreren' },
  'registreer/asiel': { name: 'Aanvraag Asiel account' },
  logout: { name: 'Uitloggen' },
  bevestigen: { name: 'Bevestigen' },
  geen_toegang: { title: 'Geen toegang' },
  'recensies/:': { title: 'recensies' },
  'asiels/beheer/:': { title: 'Dieren overzicht' },
  'admin/beheer': { title: 'Account beheer' },
};

/** Title of an unknown page and of a thing that is not there. */
export const NOT_FOUND_TITLE = 'Pagina niet gevonden';

/** Title of the members area, literally as the specification has it (C01). */
const MEMBERS_TITLE = 'Mijn dierensiel';

/** The text of a page. */
export function pageText(shape: string, product: string): PageText {
  if (['', 'zoek', 'zoek/dieren'].includes(shape)) return homeOf(product);
  if (shape.startsWith('mijn-')) return { title: MEMBERS_TITLE };
  return TEXTS[shape] ?? {};
}

/** The whole title: the specification's own, or '<name> – <product>'; a thing's own name goes before the page's (SH-019, SH-024). */
export function titleOf(text: PageText, product: string, thing?: string): string {
  if (thing) return text.title === undefined ? `${thing} – ${product}` : thing;
  return text.title ?? (text.name ? `${text.name} – ${product}` : product);
}

/** Pages that show what another address shows (C23). */
export const CANONICAL: Readonly<Record<string, string>> = {
  'zoek/kat': portalPath.cats(),
  'zoek/hond': portalPath.dogs(),
  'zoek/overig': portalPath.otherAnimals(),
};

/** Pages of remotes that say something about this browser alone (C64). */
const UNLISTED: readonly string[] = [portalPath.keptHere().slice(1)];

/** The pages that no search engine should list: those of the shell but home, and what is different in every browser. */
export const isUnlisted = (pattern: string, slug: string) =>
  pattern !== '' && (shellPages(slug).includes(pattern) || UNLISTED.includes(pattern));

/** robots.txt (C23). */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /asiels/beheer',
    'Disallow: /mijn-',
    'Disallow: /recensies',
    '',
    `Sitemap: ${origin}${rootPath.sitemap()}`,
    '',
  ].join('\n');

/** Until all parts are published there is no page to show. */
export const NOT_READY = {
  title: 'De website wordt klaargezet',
  hint: 'Dit duurt meestal minder dan een minuut. De pagina wordt vanzelf opnieuw geladen.',
};

/** What a home screen or a shop of apps says about the portal. */
export const manifestDescription = 'Dieren van asielen die een nieuw thuis zoeken.';
