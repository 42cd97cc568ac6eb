import type { ArticleText } from './article-text';
import { html } from './html';

/** The second half of the articles, the unpublished ones and the annual report. */
export const ARTICLES_MORE: readonly ArticleText[] = [
  {
    titel: 'Dier kwijt: wat nu?',
    tekst:
      html(`Begin meteen met zoeken. De meeste katten zitten binnen honderd meter van huis; de meeste honden worden dezelfde dag gevonden.
      ## Het eerste uur
      - Zoek in huis, in kasten, schuren en garages, ook bij de buren.
      - Loop met een zak brokjes en roep zacht.
      - Leg voor een kat de eigen mand of een gedragen trui buiten.
      ## Daarna
      Meld de vermissing bij het asiel, de dierenambulance en bij Amivedi. Controleer of uw telefoonnummer bij de chip klopt en geef daar door dat het dier weg is. Hang briefjes op met een duidelijke foto.
      ## Blijf kijken
      Kijk elke dag bij de gevonden dieren op deze website. Soms staat een dier er anders bij dan u het zou beschrijven. Geef niet te snel op: katten komen soms na maanden terug.
      ## Zoeken per diersoort
      - Een kat die binnen woont, zit vaak stil onder een struik of in een schuur vlak bij huis. Zoek ’s avonds, als het rustig is, met een zaklamp: haar ogen lichten op.
      - Een hond loopt verder. Ga terug naar de plek waar u hem kwijtraakte en leg daar iets neer dat naar u ruikt.
      - Een konijn of cavia kruipt weg. Zet het hok open met vers voer ervoor.
      ## Pas op voor oplichters
      Wie belt dat uw dier gevonden is en eerst geld vraagt, heeft het dier meestal niet. Vraag om een foto en spreek af op een openbare plek of bij een dierenarts.
      ## Weer thuis?
      Fijn. Geef het door aan iedereen bij wie u de vermissing meldde, en haal uw briefjes weg. Laat een dier dat lang buiten was nakijken door de dierenarts.`),
  },
  {
    titel: 'Chippen en registreren',
    tekst:
      html(`Een chip is zo groot als een rijstkorrel en zit onder de huid, meestal links in de hals. Er staat een nummer van vijftien cijfers op, meer niet.
      ## Is het verplicht?
      - Honden: ja, in Nederland en België, met registratie en paspoort.
      - Katten: in België verplicht; in Nederland in een groeiend aantal gemeenten.
      - Konijnen: niet verplicht, wel verstandig.
      ## Registreren doet u zelf
      De dierenarts plaatst de chip, maar het nummer helpt pas als uw gegevens in een databank staan. Controleer die na elke verhuizing en bij een nieuw telefoonnummer.
      ## Doet het pijn?
      Het is een prik zoals bij een inenting. Daarna merkt het dier er niets meer van. De chip gaat een leven lang mee en zendt zelf niets uit: u kunt er een dier niet mee volgen.`),
  },
  {
    titel: 'Afstand doen van een dier',
    tekst:
      html(`Soms kan een dier niet blijven. Ziekte, een scheiding, een verhuizing: het kan iedereen overkomen. Wacht niet te lang met om hulp vragen.
      ## Eerst kijken wat er kan
      Bij problemen met gedrag helpt een therapeut vaak verder. Kunt u het voer even niet betalen, vraag dan naar een dierenvoedselbank. Bij een tijdelijke opname in het ziekenhuis is er soms gastopvang.
      ## Toch afstand doen
      - Bel het asiel en maak een afspraak; er is meestal een wachtlijst.
      - Neem paspoort, medische gegevens en vertrouwde spullen mee.
      - Wees eerlijk over gedrag. Dat helpt het dier aan het juiste huis.
      Het asiel vraagt een bijdrage in de kosten. Na het tekenen bent u geen eigenaar meer, maar veel asielen laten u graag weten hoe het afloopt.`),
  },
  {
    titel: 'Kinderen en dieren',
    tekst:
      html(`Kinderen die met dieren opgroeien, leren kijken naar een ander. Dat gaat goed als een volwassene de zorg en de regels op zich neemt.
      ## Wie doet wat?
      - Tot zes jaar: nooit alleen laten met een dier, hoe lief het ook is.
      - Zes tot tien jaar: helpen met borstelen, voeren en een bak verschonen.
      - Vanaf twaalf jaar: zelf een taak, met u als achterwacht.
      ## Vier regels voor aan de muur
      - Een dier dat eet of slaapt, laten wij met rust.
      - Wij aaien met een open hand, niet over het gezicht.
      - Wij roepen het dier; wij halen het niet.
      - Loopt het weg, dan is het klaar met spelen.
      ## Welk dier past?
      Een rustige volwassen kat of hond is voor een gezin vaak een betere keuze dan een kitten of pup. Op de pagina van elk dier ziet u of het met kinderen kan.`),
  },
  {
    titel: 'Vrijwilliger worden',
    tekst: html(`Zonder vrijwilligers geen asiel. Zij maken schoon, wandelen, rijden, schrijven, timmeren en luisteren.
      ## Werk voor iedereen
      - Verzorgen en schoonmaken, een vaste ochtend of middag per week.
      - Wandelen met honden, na een korte cursus.
      - Gastgezin zijn voor kittens of zieke dieren.
      - Foto’s en teksten maken voor deze website.
      - Klussen, tuinieren of de administratie doen.
      ## Wat krijgt u ervoor terug?
      Een plek in een hechte ploeg, scholing en een verzekering. En elke week wel een dier dat met een nieuw gezin naar huis gaat, een beetje dankzij u.
      ## Aanmelden
      Kijk bij het asiel in uw buurt wat er nodig is en stuur een bericht. De meeste asielen vragen een leeftijd van zestien of achttien jaar.`),
  },
  {
    titel: 'Donaties en nalaten',
    aktief: 0,
    tekst: html(`Dit artikel is nog in bewerking.
      ## Eenmalig of elke maand
      Op de pagina van een dier leest u hoe u het asiel kunt steunen. Giften aan een asiel met een ANBI-status mag u van de belasting aftrekken.
      ## Nalaten
      Een notaris kan in uw testament vastleggen dat een asiel een bedrag of een deel van uw bezit ontvangt, en wie voor uw dier zorgt.`),
  },
  {
    titel: 'Oude voorwaarden',
    aktief: -1,
    tekst: html(`Deze voorwaarden golden tot en met 2023 en zijn vervangen. Zij staan hier alleen nog voor het archief.
      ## Plaatsing
      Een dier werd geplaatst voor een proeftijd van veertien dagen.`),
  },
  {
    titel: 'Jaarverslag 2025',
    categorie: 'jaarverslag',
    tekst:
      html(`Dit verslag beschrijft het jaar 2025: wat wij deden, voor wie, en wat het kostte. Alle namen en cijfers in deze demonstratie zijn verzonnen.
      ## Woord vooraf
      2025 was het jaar waarin steeds meer mensen een ouder dier kozen. Dat is bijzonder, want juist zij wachten het langst. Wij danken alle asielen, vrijwilligers en gevers die dit mogelijk maakten.
      ## Het jaar in cijfers
      - 134 aangesloten asielen in Nederland, België en de Antillen.
      - 5.512 dieren vonden via de website een nieuw thuis.
      - De gemiddelde wachttijd van katten daalde van 33 naar 29 dagen.
      - 15.204 mensen reageerden op een dier.
      ## Activiteiten
      In het voorjaar hielden wij een campagne voor gastgezinnen: 214 gezinnen meldden zich. In de zomer kregen langzitters een eigen plek op de website. In het najaar vingen elf asielen samen ruim honderd konijnen op na een inbeslagname.
      ## Bestuur
      Het bestuur bestaat uit een voorzitter, een secretaris en een penningmeester, en kwam zes keer bijeen. De bestuursleden krijgen geen beloning; gemaakte kosten worden vergoed.
      ## Financiën
      - Baten: giften 182.400 euro, subsidies 60.000 euro, bijdragen van asielen 21.300 euro.
      - Lasten: techniek 118.900 euro, voorlichting 64.200 euro, begeleiding van asielen 52.700 euro, beheer 14.100 euro.
      - Resultaat: 13.800 euro, toegevoegd aan de reserve.
      ## Vooruitblik
      In 2026 willen wij dat elk asiel binnen twee dagen kan antwoorden op een reactie. Daarvoor maken wij het werk in de inbox lichter.`),
  },
];
