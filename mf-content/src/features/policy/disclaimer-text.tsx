import { ContactLine } from './contact-line';
import type { PolicySection } from './policy';
import type { PolicyFacts } from './use-facts';

/** The disclaimer: what the foundation does and does not answer for. */
export const disclaimerSections = (facts: PolicyFacts): PolicySection[] => [
  {
    id: 'informatie',
    title: 'De informatie over dieren',
    body: (
      <>
        <p>
          De asielen zetten hun dieren zelf op {facts.product} en houden de gegevens bij. Zij kennen het dier en
          beslissen over de plaatsing. {facts.foundation.name} controleert niet elke beschrijving en is geen partij bij
          de afspraken die u met een asiel maakt.
        </p>
        <p>
          Een dier kan al een thuis hebben gevonden terwijl het nog op de website staat. Bel of mail daarom eerst
          voordat u op weg gaat. Hoe een dier zich bij u thuis gedraagt, kan niemand vooraf beloven.
        </p>
      </>
    ),
  },
  {
    id: 'artikelen',
    title: 'Nieuws en artikelen',
    body: (
      <p>
        Onze artikelen zijn met zorg geschreven, maar vervangen geen advies van een dierenarts of gedragsdeskundige. Is
        uw dier ziek? Bel dan altijd een dierenarts.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links naar andere websites',
    body: (
      <p>
        Op {facts.product} staan links naar websites van asielen en van anderen. Op wat daar staat en wat daar met uw
        gegevens gebeurt, hebben wij geen invloed.
      </p>
    ),
  },
  {
    id: 'recensies',
    title: 'Recensies',
    body: (
      <p>
        Alleen mensen die via een asiel een dier kregen, kunnen een recensie over dat asiel schrijven. De mening in een
        recensie is die van de schrijver. Wij verwijderen een recensie als die beledigend is, persoonlijke gegevens van
        een ander bevat of niet over het asiel gaat.
      </p>
    ),
  },
  {
    id: 'rechten',
    title: 'Teksten en foto’s',
    body: (
      <p>
        De teksten en foto’s op deze website zijn van de stichting of van de asielen. U mag een pagina delen en printen
        om een dier aan een thuis te helpen. Voor ander gebruik vraagt u eerst toestemming.
      </p>
    ),
  },
  {
    id: 'beschikbaarheid',
    title: 'Beschikbaarheid',
    body: (
      <>
        <p>
          Wij doen ons best om de website altijd te laten werken, maar kunnen dat niet garanderen. Voor schade doordat
          de website niet bereikbaar was of doordat gegevens niet klopten, is de stichting niet aansprakelijk, behalve
          bij opzet of grove schuld.
        </p>
        <ContactLine facts={facts}>Ziet u iets wat niet klopt? Wij horen het graag.</ContactLine>
      </>
    ),
  },
];
