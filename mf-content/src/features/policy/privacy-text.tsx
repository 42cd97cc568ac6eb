import { portalPath } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { ContactLine } from './contact-line';
import type { PolicySection } from './policy';
import { PolicyTable } from './table';
import type { PolicyFacts } from './use-facts';

/** How long things are kept: the same periods as the nightly job of the api (C47). */
const KEPT = [
  ['Uw account', 'tot u het verwijdert, of 24 maanden nadat u voor het laatst inlogde; wij mailen u vooraf'],
  ['Reacties op dieren', '90 dagen na afhandeling in het archief, 12 maanden later verwijderd'],
  ['Favorieten en zoekopdrachten', 'zolang uw account bestaat, of tot u ze verwijdert'],
  ['Recensies', 'zolang de recensie op de website staat; zonder account worden ze anoniem'],
  ['Berichten via het contactformulier', '12 maanden'],
  ['Aanvragen van asielen', 'afgewezen: 6 maanden; goedgekeurd: zolang het asiel meedoet'],
  ['Verstuurde e-mails', '30 dagen na verzending; e-mails die niet aankwamen 90 dagen'],
  ['Logboek van wijzigingen', '24 maanden'],
  ['Technische logboeken', '90 dagen, zonder volledig IP-adres'],
  ['Reservekopieën', '35 dagen'],
] as const;

/** The privacy policy: which data, why, how long, whose (C14, C47). */
export const privacySections = (facts: PolicyFacts): PolicySection[] => [
  {
    id: 'wie',
    title: 'Wie verantwoordelijk is',
    body: (
      <>
        <p>
          {facts.product} is een website van {facts.foundation.name}. De stichting is verantwoordelijk voor de website
          en voor de accounts. Reageert u op een dier, dan is het asiel van dat dier verantwoordelijk voor wat het met
          uw reactie doet.
        </p>
        <ContactLine facts={facts}>Heeft u een vraag over uw gegevens?</ContactLine>
      </>
    ),
  },
  {
    id: 'welke-gegevens',
    title: 'Welke gegevens wij gebruiken, en waarom',
    body: (
      <>
        <p>
          <strong>Als u alleen rondkijkt</strong> hoeft u niets over uzelf te vertellen. Om te tellen hoe vaak een dier
          is getoond en bekeken, maken wij een onherkenbare code van uw internetadres en browser. Die code verandert
          elke dag en is niet naar u te herleiden. Favorieten en filters die u zonder account bewaart, blijven op uw
          eigen apparaat.
        </p>
        <p>
          <strong>Als u een account heeft</strong> bewaren wij uw naam, uw e-mailadres en een versleutelde vorm van uw
          wachtwoord. Daarbij horen uw favorieten, uw zoekopdrachten en een lijst van de browsers waarin u bent
          ingelogd. Wij gebruiken dit om uw account te laten werken; dat is de overeenkomst die u met ons aangaat.
        </p>
        <p>
          <strong>Als u op een dier reageert</strong> sturen wij uw naam, e-mailadres, telefoonnummer en antwoorden naar
          het asiel. U doet dat zelf, met de knop ‘Verstuur’. Het asiel gebruikt uw antwoorden om te beoordelen of het
          dier bij u past.
        </p>
        <p>
          <strong>Als u een recensie schrijft</strong> staat die op de pagina van het asiel. Kiest u voor anoniem, dan
          staat uw naam er niet bij.
        </p>
        <p>
          <strong>Als u ons een bericht stuurt of een asiel aanmeldt</strong> gebruiken wij uw gegevens om te
          antwoorden.
        </p>
        <p>
          Voor de veiligheid houden wij bij wie wat wijzigt en beperken wij het aantal pogingen per internetadres. Dat
          is in het belang van iedereen die de website gebruikt.
        </p>
      </>
    ),
  },
  {
    id: 'hoe-lang',
    title: 'Hoelang wij gegevens bewaren',
    body: <PolicyTable caption="Hoelang wij gegevens bewaren" columns={['Wat', 'Hoelang']} rows={KEPT} />,
  },
  {
    id: 'met-wie',
    title: 'Met wie wij gegevens delen',
    body: (
      <>
        <p>Wij verkopen uw gegevens niet en gebruiken ze niet voor reclame. Wij delen ze alleen met:</p>
        <ul>
          <li>het asiel waarop u reageert, en alleen wat u zelf invult;</li>
          <li>
            de bedrijven die de website, de e-mail en de reservekopieën voor ons verzorgen, volgens afspraken die de wet
            voorschrijft;
          </li>
          <li>Google, Facebook of Microsoft, als u zelf kiest om daarmee in te loggen.</li>
        </ul>
        <p>
          Video’s en andere onderdelen van derden laden pas nadat u erop klikt. Meer daarover leest u in het{' '}
          <Link to={portalPath.cookies()}>cookiebeleid</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'uw-rechten',
    title: 'Uw rechten',
    body: (
      <>
        <p>U kunt uw gegevens bekijken, verbeteren, meenemen en laten verwijderen. Het meeste regelt u zelf:</p>
        <ul>
          <li>
            <Link to={facts.profilePath}>op uw profiel</Link> wijzigt u uw naam, e-mailadres en wachtwoord;
          </li>
          <li>daar downloadt u ook alles wat wij van u bewaren, in één bestand;</li>
          <li>
            en daar kunt u <Link to={`${facts.profilePath}#verwijderen`}>uw account verwijderen</Link>. Uw account sluit
            dan meteen. U krijgt een e-mail waarmee u dat 14 dagen lang ongedaan kunt maken; daarna verwijderen wij uw
            gegevens.
          </li>
        </ul>
        <p>
          Lukt het niet, of wilt u bezwaar maken? Neem dan contact met ons op; u krijgt binnen een maand antwoord. Bent
          u niet tevreden, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.
        </p>
      </>
    ),
  },
  {
    id: 'veiligheid',
    title: 'Hoe wij uw gegevens beschermen',
    body: (
      <p>
        De website gebruikt een beveiligde verbinding. Wachtwoorden bewaren wij alleen versleuteld, en e-mailadressen
        staan nooit op openbare pagina’s. Medewerkers van een asiel zien alleen de reacties voor hun eigen asiel.
        Wijzigt u uw e-mailadres of wachtwoord, dan vragen wij eerst opnieuw om in te loggen.
      </p>
    ),
  },
];
