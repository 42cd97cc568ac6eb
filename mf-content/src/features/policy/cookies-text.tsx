import type { PolicySection } from './policy';
import { PolicyTable } from './table';
import type { PolicyFacts } from './use-facts';

const COOKIES = [
  ['iscookieconsent', '90 dagen', 'onthoudt uw keuze over cookies'],
  ['rememberMe', '90 dagen', 'vult uw e-mailadres in op de inlogpagina, als u daar zelf voor kiest'],
  [
    'device',
    '400 dagen na het inloggen',
    'herkent dit apparaat bij het inloggen, zodat een ander u niet kan buitensluiten',
  ],
  ['idp', '10 minuten', 'bewaakt dat u zelf inlogt als u Google, Facebook of Microsoft gebruikt'],
] as const;

const STORAGE = [
  ['token', 'tot u uitlogt', 'bewijst dat u bent ingelogd'],
  ['inlogsessie', 'tot u uitlogt', 'houdt u ingelogd als u de website later weer opent'],
  ['filter-kat, filter-hond, filter-overig', 'tot u ze verwijdert', 'onthouden uw laatste zoekfilters'],
  ['woonplaats', 'tot u de plaats wist', 'onthouden waar u woont, om afstanden te tonen'],
  ['favourites', 'tot u ze verwijdert', 'bewaren uw favorieten als u geen account heeft'],
  ['last-input', 'tot u het verwijdert', 'onthoudt bij medewerkers wanneer zij voor het laatst iets deden'],
  ['theme', 'tot u het verwijdert', 'onthoudt of u de lichte of donkere weergave koos'],
  ['register, canary-id', 'tot u ze verwijdert', 'zorgen dat u steeds dezelfde versie van de website ziet'],
  ['ingevuld formulier', 'tot u het tabblad sluit', 'bewaart uw reactie op een dier terwijl u inlogt'],
] as const;

/** The cookie policy: what is kept on the device, and the analytics service (C31). */
export const cookieSections = (facts: PolicyFacts): PolicySection[] => [
  {
    id: 'wat-zijn-cookies',
    title: 'Wat cookies zijn',
    body: (
      <p>
        Cookies zijn kleine tekstbestanden die een website op uw computer of telefoon bewaart. Uw browser heeft
        daarnaast een eigen opslag waarin een website gegevens kan zetten. {facts.product} gebruikt beide, zo weinig
        mogelijk en alleen voor wat hieronder staat. Wij gebruiken geen cookies om u te volgen en tonen geen reclame.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Noodzakelijke cookies',
    body: (
      <>
        <p>Deze cookies zijn nodig om de website te laten werken. Wij hoeven daarvoor geen toestemming te vragen.</p>
        <PolicyTable caption="Noodzakelijke cookies" columns={['Naam', 'Hoelang', 'Waarvoor']} rows={COOKIES} />
      </>
    ),
  },
  {
    id: 'opslag',
    title: 'Wat uw browser nog meer bewaart',
    body: (
      <>
        <p>Ook dit blijft op uw eigen apparaat, en alleen als u het betreffende onderdeel gebruikt.</p>
        <PolicyTable caption="Opslag in uw browser" columns={['Wat', 'Hoelang', 'Waarvoor']} rows={STORAGE} />
      </>
    ),
  },
  {
    id: 'statistiek',
    title: 'Anonieme statistiek',
    body: facts.hasAnalytics ? (
      <p>
        Als u daarvoor toestemming geeft, gebruiken wij een statistiekdienst. Die telt hoe vaak pagina’s worden bezocht,
        zodat wij de website kunnen verbeteren. De dienst laadt pas nadat u op ‘Akkoord’ klikt. Kiest u ‘Alleen
        noodzakelijk’, dan wordt er niets geladen en werkt de website precies hetzelfde.
      </p>
    ) : (
      <p>
        Wij vragen uw toestemming voor een statistiekdienst die telt hoe vaak pagina’s worden bezocht. Op dit moment
        staat die dienst uit. Zetten wij hem aan, dan laadt hij alleen bij bezoekers die op ‘Akkoord’ hebben geklikt.
      </p>
    ),
  },
  {
    id: 'derden',
    title: 'Video’s en sociale media',
    body: (
      <p>
        Een video van een dier komt van YouTube. Die laadt pas als u op de video klikt, via het adres zonder volgcookies
        (youtube-nocookie.com). De knoppen om een dier te delen zijn gewone links: zolang u er niet op klikt, weet het
        andere bedrijf niets van uw bezoek.
      </p>
    ),
  },
  {
    id: 'keuze-wijzigen',
    title: 'Uw keuze veranderen',
    body: (
      <p>
        Onder aan elke pagina staat ‘Cookie-instellingen’. Daarmee opent u de vraag opnieuw en kiest u anders. U kunt
        cookies en opgeslagen gegevens ook wissen in de instellingen van uw browser; u bent dan wel uitgelogd.
      </p>
    ),
  },
];
