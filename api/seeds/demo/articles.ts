import type { ArticleText } from './article-text';
import { ARTICLES_MORE } from './articles-more';
import { html } from './html';

const FIRST: readonly ArticleText[] = [
  {
    titel: 'Een kat uit het asiel',
    tekst:
      html(`In het asiel wonen katten van alle leeftijden en karakters. De verzorgers kennen hen goed en helpen u de kat te vinden die bij uw huis en uw leven past.
      ## Voordat u kiest
      - Bent u veel thuis of juist vaak weg?
      - Kan de kat veilig naar buiten, of zoekt u een binnenkat?
      - Zijn er kinderen of andere dieren in huis?
      - Mag u van uw verhuurder een kat houden?
      ## De eerste weken
      Geef de kat eerst één rustige kamer. Laat hem zelf bepalen wanneer hij het huis verkent. Houd hem drie tot zes weken binnen, zodat hij weet waar zijn huis is voordat hij naar buiten gaat.
      ## Wat hoort erbij?
      Een asielkat is gechipt, ingeënt en, als hij oud genoeg is, gecastreerd of gesteriliseerd. U krijgt het paspoort mee en een overzicht van wat het asiel over hem weet.
      ## Twee katten?
      Katten die samen binnenkwamen, blijven vaak samen. Twee kittens houden elkaar bezig; twee volwassen katten die elkaar niet kennen, hebben tijd nodig.
      ## Zo verloopt het
      - Zoek op deze website een kat die past en reageer met het formulier. Vertel iets over uw huis en uw dagen.
      - Maak een afspraak met het asiel en neem iedereen mee die in huis woont.
      - Kies niet op uiterlijk. De kat die op de foto wegkijkt, ligt na een maand misschien het liefst op schoot.
      ## En als het niet gaat?
      Geef een nieuwe kat tijd: de meeste katten eten de eerste dagen weinig en verstoppen zich. Bel het asiel als u zich zorgen maakt. De verzorgers denken graag mee, en een kat die echt niet op zijn plek is, mag altijd terugkomen.`),
  },
  {
    titel: 'Een hond uit het asiel',
    tekst:
      html(`Een hond vraagt elke dag om tijd: voor beweging, voor rust en voor gezelschap. Neem de beslissing daarom met het hele gezin.
      ## Eerlijk over uzelf
      De verzorgers vragen naar uw huis, uw werk en uw ervaring. Dat is geen examen. Hoe beter zij u kennen, hoe beter de hond past.
      ## Kennismaken
      Meestal komt u een paar keer wandelen voordat u besluit. Neem de volgende keer iedereen mee die in huis woont, ook uw eigen hond.
      ## De eerste drie maanden
      - <strong>Drie dagen</strong> om op adem te komen: weinig bezoek, korte rondjes.
      - <strong>Drie weken</strong> om de regels te leren: houd vaste tijden aan.
      - <strong>Drie maanden</strong> om zich thuis te voelen: nu ziet u pas wie hij echt is.
      Houd de hond al die tijd buiten aangelijnd, ook als hij goed luistert. Een cursus is aan te raden, ook voor wie al honden had.`),
  },
  {
    titel: 'Konijnen houden in paren',
    tekst:
      html(`Konijnen leven van nature in groepen. Een konijn dat alleen zit, verveelt zich en wordt sneller ziek. Daarom plaatsen de meeste asielen konijnen alleen bij een ander konijn.
      ## Welk paar past?
      Een gecastreerde ram met een voedster gaat het vaakst goed. Twee rammen of twee voedsters kan ook, als zij samen zijn opgegroeid.
      ## Ruimte
      - Minstens zes vierkante meter voor twee konijnen, dag en nacht bereikbaar.
      - Een droog nachthok, schuilplaatsen met twee uitgangen en iets om op te zitten.
      - Beschut tegen wind en volle zon.
      ## Eten
      Onbeperkt hooi, elke dag verse groene groente en een klein beetje brokjes. Vers water in een bak, niet alleen in een fles.
      ## Gezondheid
      Laat konijnen jaarlijks inenten tegen myxomatose en VHD. Eet een konijn een halve dag niet? Dan is dat een spoedgeval.
      Kijk elke dag even naar ogen, tanden en achterwerk. In de zomer leggen vliegen eitjes in een vieze vacht; dat kan binnen een dag gevaarlijk worden.
      ## Koppelen
      Twee vreemde konijnen zet u niet zomaar bij elkaar. Begin op een plek die voor allebei nieuw is, met veel ruimte en twee voerbakken. Even achter elkaar aan rennen hoort erbij; bijten en vechten niet. Veel asielen koppelen konijnen voor u, zodat u met een paar naar huis gaat dat elkaar al kent.
      ## Optillen
      De meeste konijnen houden er niet van om opgetild te worden. Ga op de grond zitten en laat ze naar u toe komen. Zo leren zij u vertrouwen, en uw kinderen leren rustig kijken.`),
  },
  {
    titel: "Cavia's en andere knaagdieren",
    tekst:
      html(`Klein betekent niet gemakkelijk. Een cavia, rat of hamster heeft net zo goed ruimte, bezigheid en een dierenarts nodig als een hond.
      ## Samen of alleen?
      - Cavia’s, ratten, degoes en gerbils: altijd minstens twee.
      - Goudhamsters: alleen, want volwassen dieren vechten.
      - Chinchilla’s: in paren, in een hoge kooi.
      ## Wanneer zijn zij wakker?
      Hamsters en chinchilla’s komen pas ’s avonds tot leven. Voor een jong kind dat overdag wil spelen, zijn zij geen goede keuze.
      ## In de hand
      Til een dier op met twee handen en blijf laag bij de grond. Laat het eerst aan u wennen; iets lekkers helpt. Kinderen zitten erbij op de vloer.
      ## Hoe oud worden zij?
      Een rat ongeveer tweeënhalf jaar, een cavia zes tot acht, een chinchilla wel vijftien.`),
  },
  {
    titel: 'Hoe verloopt een plaatsing?',
    tekst: html(`Van eerste bericht tot thuiskomst duurt het meestal een tot drie weken. Zo gaat het.
      ## 1. U reageert
      Op de pagina van het dier vertelt u iets over uw huis, uw gezin en uw ervaring. Het asiel antwoordt per e-mail of telefoon.
      ## 2. Kennismaken
      U maakt een afspraak en ontmoet het dier. Soms stelt het asiel een ander dier voor dat beter bij u past.
      ## 3. Bedenktijd
      Klikt het, dan wordt het dier voor u gereserveerd. U slaapt er een nacht over. Bij honden volgt vaak nog een wandeling of een bezoek aan huis.
      ## 4. Het contract
      U tekent een plaatsingsovereenkomst en betaalt de bijdrage. De chip wordt op uw naam gezet.
      ## 5. Thuis
      Na een paar dagen belt het asiel om te vragen hoe het gaat. Lukt het echt niet, dan is het dier altijd weer welkom.`),
  },
  {
    titel: 'Wat kost een asieldier?',
    tekst:
      html(`De bijdrage verschilt per asiel en per dier. Zij dekt een deel van wat het asiel aan zorg heeft besteed.
      ## Bij de plaatsing
      - Kat: ongeveer 100 tot 180 euro.
      - Hond: ongeveer 200 tot 350 euro.
      - Konijn: ongeveer 40 tot 75 euro, in paren vaak minder.
      - Cavia of hamster: ongeveer 15 tot 30 euro.
      Inbegrepen zijn chip, inenting, ontworming en meestal de castratie of sterilisatie.
      ## Elk jaar
      Voer, dierenarts en verzekering kosten voor een kat al snel 700 euro per jaar en voor een hond 1.200 euro. Reken ook op een onverwachte behandeling.
      ## Krap bij kas?
      Vraag bij uw gemeente naar regelingen voor mensen met een laag inkomen. Sommige asielen hebben een fonds voor oudere dieren of voor dieren die medische zorg nodig hebben.
      ## Waar u op kunt rekenen
      - Een mand, bak, riem en speelgoed: 75 tot 200 euro in het begin.
      - Inenting en controle bij de dierenarts: 60 tot 100 euro per jaar.
      - Een gebitsbehandeling of een onderzoek van het bloed: al gauw 200 tot 400 euro.
      - Oppas of pension tijdens de vakantie: 12 tot 30 euro per dag.
      ## Sparen of verzekeren
      Een verzekering betaalt een deel van onverwachte kosten, maar niet alles. Lees vooraf wat er is uitgesloten. Zet u liever zelf geld opzij? Met 25 euro per maand heeft u na twee jaar een buffer voor de meeste behandelingen. De bedragen op deze pagina zijn een schatting; het asiel vertelt u wat het voor dit dier vraagt.`),
  },
  {
    titel: 'Dier gevonden: wat nu?',
    tekst: html(`Een vreemd dier in de tuin is niet altijd een zwerfdier. Kijk eerst rustig en bel dan de juiste mensen.
      ## Is het dier gewond of in gevaar?
      Bel de dierenambulance, in Nederland 144. Blijf erbij, maar pak een bang dier niet vast.
      ## Is het dier gezond?
      - Vraag in de buurt of iemand het kent.
      - Laat bij een dierenarts of dierenambulance gratis de chip aflezen.
      - Doe melding bij het asiel in uw gemeente en zet een bericht op een vindplaatssite zoals Amivedi.
      ## Mag ik het dier houden?
      Niet meteen. De eigenaar heeft twee weken om zich te melden. Het asiel zorgt in die tijd voor het dier. Meldt niemand zich, dan wordt er een nieuw thuis gezocht, en dat kan het uwe zijn.`),
  },
];

/** Information articles and the annual report, in the order of their ids. */
export const ARTICLES: readonly ArticleText[] = [...FIRST, ...ARTICLES_MORE];
