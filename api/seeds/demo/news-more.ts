import { html } from './html';
import type { NewsText } from './news';

/** The older half of the news. */
export const NEWS_MORE: readonly NewsText[] = [
  {
    titel: 'Een ouder dier in huis: vier redenen',
    intro: 'Kittens en pups zijn zo weg. Wie verder kijkt, vindt bij de senioren vaak precies het dier dat past.',
    tekst:
      html(`Een dier van tien jaar heeft een karakter dat af is. U weet wat u krijgt, en dat is meer waard dan het klinkt.
      - <strong>Rust.</strong> Een senior sloopt geen gordijnen en kent het woord ‘nee’.
      - <strong>Duidelijkheid.</strong> Het asiel weet of het dier van kinderen of katten houdt.
      - <strong>Dankbaarheid.</strong> Noem het zoals u wilt, maar een oud dier dat weer een mand heeft, laat dat merken.
      - <strong>Tijd.</strong> Een kat van tien kan nog tien jaar mee.
      ## En de kosten?
      Reken op een jaarlijkse controle met bloedonderzoek en soms ander voer. Veel asielen vragen voor senioren een lager bedrag of delen mee in de zorg. Vraag ernaar voordat u besluit; u krijgt een eerlijk antwoord.`),
  },
  {
    titel: 'Egel in de tuin? Laat hem met rust',
    intro:
      'In het najaar krijgen asielen veel egels binnen die niets mankeren. Wanneer helpt u, en wanneer juist niet?',
    tekst:
      html(`Een egel die in de schemering door uw tuin scharrelt, is gewoon aan het werk. Hij eet zich rond voor de winter en heeft daar geen hulp bij nodig.
      ## Wel hulp nodig
      - De egel loopt midden op de dag rond of ligt in de zon.
      - Hij is gewond, wankelt of heeft vliegen om zich heen.
      - Hij weegt in november minder dan vijfhonderd gram.
      ## Wat doet u dan?
      Zet hem in een hoge doos met een handdoek en bel de egelopvang of dierenambulance. Geef water, geen melk.
      ## Een tuin voor egels
      Een hoop bladeren, een gat van dertien centimeter in de schutting en geen slakkenkorrels: meer vraagt hij niet.`),
  },
  {
    titel: 'Nieuwe kattenkamers in Zwolle',
    intro:
      'Geen hokken maar huiskamers: de katten in Zwolle wonen sinds deze maand in kleine groepen, met uitzicht op de straat.',
    tekst:
      html(`De oude verblijven stamden uit 1978. Zij waren goed schoon te houden en daar was alles mee gezegd. In de nieuwe kamers staan banken, klimpaden en brede vensterbanken.
      > ‘De eerste dag lagen er drie katten in dezelfde zon,’ vertelt verzorger Ilse. ‘Dat had ik in twintig jaar niet gezien.’
      ## Minder stress, sneller weg
      Een kat die rustig is, laat zich zien zoals hij is. In de eerste weken na de verbouwing daalde de gemiddelde wachttijd met een kwart.
      ## Betaald door velen
      De helft van het bedrag kwam uit een nalatenschap, de andere helft uit ruim negenhonderd giften. De kleinste was twee euro vijftig, uit een spaarpot, met een tekening erbij.`),
  },
  {
    titel: 'Chip vergeten te registreren? Doe het vandaag',
    intro: 'Een chip zonder registratie is een nummer zonder naam. Een op de zes gevonden dieren heeft er zo een.',
    tekst:
      html(`De dierenambulance houdt een lezer langs de nek, er klinkt een piep en dan: niets. Het nummer staat nergens, of het hoort bij een telefoon die allang niet meer bestaat.
      ## In vijf minuten geregeld
      - Zoek het chipnummer op in het paspoort of vraag het de dierenarts.
      - Kijk bij welke databank het nummer hoort.
      - Controleer adres en telefoonnummer en vul een tweede nummer in.
      ## Na een verhuizing
      Uw post verhuist vanzelf mee, de chip niet. Zet het op de lijst, tussen de energie en de gemeente.
      ## Een dier overgenomen?
      Dan moet de vorige eigenaar het afmelden of overdragen. Asielen doen dat altijd voor u; bij een particulier moet u er zelf om vragen.`),
  },
  {
    titel: 'Honderd konijnen uit één schuur',
    intro: 'Na een inbeslagname vingen elf asielen samen ruim honderd konijnen op. De meeste zijn inmiddels verhuisd.',
    tekst:
      html(`Het begon met twee konijnen en goede bedoelingen. Drie jaar later zaten er honderdacht in een schuur zonder ramen. De eigenaar vroeg uiteindelijk zelf om hulp.
      ## Verdeeld over het land
      Geen enkel asiel had zoveel plaats. Binnen een dag waren alle dieren verdeeld, van Goes tot Groningen. Dierenartsen castreerden in één weekend tweeënzestig rammen, onbetaald.
      ## Hoe gaat het nu?
      - Eenennegentig konijnen hebben een nieuw huis, bijna allemaal in paren.
      - Negen wonen in een groep op een zorgboerderij.
      - Acht wachten nog. U herkent hen aan hun beschrijving.
      De oude eigenaar hielp de eerste dagen met het uitzoeken van wie bij wie hoorde. Hij kende ze allemaal bij naam.`),
  },
  {
    titel: 'Lezen voor de honden',
    intro:
      'In Assen lezen kinderen elke woensdag voor aan honden die niet naar buiten durven. Daar worden beide kanten beter van.',
    tekst:
      html(`Sami is acht en leest niet graag hardop in de klas. Maar Roos, een schuwe herder, verbetert hem nooit. Dus leest Sami haar een heel boek voor, op een kussen voor de deur.
      ## Waarom het werkt
      Een rustige stem die niets van de hond wil, is voor een bang dier de beste oefening. De hond mag komen kijken, en mag ook weer gaan.
      - De kinderen zitten buiten het verblijf en steken geen handen door het hek.
      - Er is altijd een begeleider bij.
      - Na een kwartier krijgt de hond pauze en het kind limonade.
      Roos lag de vierde week met haar neus tegen het hek. Sami heeft haar nu drie delen voorgelezen. ‘Zij vond deel twee het mooist.’`),
  },
  {
    titel: 'Help, mijn kat wil niet wennen',
    intro: 'De eerste weken onder de bank: het hoort erbij. Gedragstherapeut Soraya legt uit wat wel en niet helpt.',
    tekst:
      html(`Een kat die verhuist, verliest in één middag alle geuren die zij kende. Onder de bank zitten is dan geen probleem maar een plan.
      ## Eerste dagen: één kamer
      Zet alles wat nodig is in een rustige kamer: bak, water, voer, een doos om in te schuilen. Ga zitten lezen. Kijk niet, roep niet, wacht.
      ## Daarna: de kat kiest
      - Zet de deur op een kier als de kat uit zichzelf komt kijken.
      - Knipper langzaam; in kattentaal is dat een groet.
      - Laat bezoek de eerste twee weken thuis.
      ## Wanneer aan de bel trekken?
      Eet de kat langer dan twee dagen niet, of plast zij naast de bak? Bel het asiel. Zij kennen het dier en denken graag mee, ook na maanden.`),
  },
  {
    titel: 'Wat gebeurt er met uw gift?',
    intro: 'Van elke tien euro gaan er zes naar zorg. Een kijkje in de huishoudpot van een gemiddeld asiel.',
    tekst:
      html(`Een asiel met zestig plaatsen kost ongeveer een half miljoen euro per jaar. De gemeente betaalt de eerste veertien dagen van een zwerfdier. De rest komt van giften, nalatenschappen en wat adoptanten bijdragen.
      ## Waar gaat het heen?
      - Dierenarts en medicijnen: 34 procent.
      - Voer, strooisel en schoonmaak: 26 procent.
      - Gebouw en energie: 22 procent.
      - Vaste medewerkers: 18 procent.
      ## Waarom betaalt u voor een asieldier?
      Uw bijdrage dekt chip, inenting en castratie, en meestal nog niet eens helemaal. Het dier zelf is van niemand te koop. U neemt de zorg over, en het asiel blijft betrokken.`),
  },
  {
    titel: 'Cavia zoekt cavia',
    intro:
      'Overleden maatje? Bij steeds meer asielen kunt u met uw achtergebleven cavia langskomen voor een nieuwe kennis.',
    tekst:
      html(`Cavia’s praten de hele dag met elkaar. Een cavia alleen houdt daarmee op, en dat is stiller dan u denkt. In sommige landen is alleen houden daarom zelfs verboden.
      ## Hoe gaat een kennismaking?
      Op neutraal terrein, met veel hooi en twee uitgangen. De verzorger kijkt naar de taal van de dieren: brommen en draaien mag, bijten niet. Na een uur is meestal duidelijk of het iets wordt.
      ## Lenen kan ook
      Wilt u na dit dier stoppen? Vraag naar een leencavia: een ouder dier dat gezelschap komt houden en later weer terug mag. Zo hoeft er nooit één alleen te blijven.`),
  },
  {
    titel: 'Winter: denk aan de buitenkat',
    day: '11-28',
    intro: 'Klop op de motorkap voordat u start. En nog vier kleine dingen die buitenkatten door de kou helpen.',
    tekst:
      html(`Een warme motor is voor een kat een kachel. Elk jaar gaat dat een paar keer mis, terwijl één klop genoeg is.
      - Zet een schuilplaats op een droge plek: een kist met stro, opening van vijftien centimeter. Geen dekens, die worden nat.
      - Ververs water twee keer per dag; het bevriest snel.
      - Geef wat extra voer. Warm blijven kost energie.
      - Veeg strooizout en antivries op. Antivries smaakt zoet en is dodelijk.
      ## Wie zorgt er voor de kat?
      Ziet u een kat die er slecht aan toe is? Vraag eerst in de buurt. Weet niemand van wie hij is, bel dan het asiel. Vaak is de kat daar al bekend en is er een plan.`),
  },
  {
    titel: 'Concept: jaarcijfers in één oogopslag',
    intro: 'Dit bericht wordt nog aangevuld.',
    inactive: true,
    tekst:
      html(`Het aantal plaatsingen steeg opnieuw, vooral bij konijnen en oudere katten. De gemiddelde wachttijd daalde met vier dagen.
      - Katten: van 33 naar 29 dagen.
      - Honden: van 48 naar 45 dagen.`),
  },
  {
    titel: 'Collecteweek: bedankt!',
    intro: 'Drieduizend mensen liepen met een bus langs de deuren.',
    inactive: true,
    tekst: html(
      `De opbrengst wordt dit najaar verdeeld over de aangesloten asielen. Elk asiel maakt zelf bekend waar het geld naartoe gaat. Bedankt voor elke euro en voor elk kopje koffie onderweg.`,
    ),
  },
];
