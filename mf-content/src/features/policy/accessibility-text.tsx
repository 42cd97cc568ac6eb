import { ContactLine } from './contact-line';
import type { PolicySection } from './policy';
import type { PolicyFacts } from './use-facts';

/** The accessibility statement (C45): what was aimed at, how it is checked, what is not right yet, whom to tell. */
export const accessibilitySections = (facts: PolicyFacts): PolicySection[] => [
  {
    id: 'doel',
    title: 'Wat wij willen bereiken',
    body: (
      <p>
        Iedereen moet op {facts.product} een dier kunnen zoeken, ook wie slecht ziet, geen muis kan gebruiken of moeite
        heeft met lezen. Wij volgen daarvoor de internationale richtlijnen WCAG 2.2, niveau A en AA.
      </p>
    ),
  },
  {
    id: 'wat-u-kunt-doen',
    title: 'Wat u kunt verwachten',
    body: (
      <ul>
        <li>U kunt alles bedienen met alleen het toetsenbord, en u ziet altijd waar u bent.</li>
        <li>Schermlezers lezen koppen, formulieren, foutmeldingen en het aantal zoekresultaten voor.</li>
        <li>De tekst heeft genoeg contrast, in de lichte en in de donkere weergave.</li>
        <li>U kunt de tekst tot 200% vergroten. De website past zich aan smalle schermen aan.</li>
        <li>Kleur is nooit de enige manier waarop iets wordt verteld.</li>
        <li>Heeft u op uw apparaat ingesteld dat u weinig beweging wilt? Dan bewegen onderdelen niet.</li>
      </ul>
    ),
  },
  {
    id: 'controle',
    title: 'Hoe wij dit controleren',
    body: (
      <p>
        Bij elke wijziging controleert een programma alle pagina’s op fouten die een computer kan vinden, op een groot
        en op een klein scherm, licht en donker. Ook de bediening met het toetsenbord wordt elke keer getest. Een
        onafhankelijk onderzoek door mensen met een beperking is nog niet gedaan.
      </p>
    ),
  },
  {
    id: 'wat-nog-niet',
    title: 'Wat nog niet goed is',
    body: (
      <ul>
        <li>
          Foto’s van dieren hebben een korte beschrijving met naam, soort en ras, niet met wat er precies op de foto
          staat.
        </li>
        <li>Video’s komen van YouTube en hebben niet altijd ondertiteling.</li>
        <li>Beschrijvingen schrijven de asielen zelf. Die zijn niet altijd in eenvoudige taal.</li>
      </ul>
    ),
  },
  {
    id: 'melden',
    title: 'Loopt u ergens tegenaan?',
    body: (
      <>
        <p>
          Vertel ons op welke pagina het misgaat en wat u wilde doen. Wij antwoorden binnen twee weken en helpen u
          verder.
        </p>
        <ContactLine facts={facts} />
      </>
    ),
  },
];
