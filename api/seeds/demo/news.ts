import { html } from './html';

/** One news item; intros of 199, 200 and 250 characters and none are among them. */
export interface NewsText {
  titel: string;
  intro: string | null;
  inactive?: boolean;
  /** `MM-DD` of an item that belongs to a season; the others are spread evenly. */
  day?: string;
  tekst: string;
}

/** The newer half of the news. */
export const NEWS: readonly NewsText[] = [
  {
    titel: '10.000e dier geplaatst',
    intro:
      'Deze week verhuisde Siep, een cyperse kater van elf jaar, naar een gezin in Zutphen. Hij is het tienduizendste dier dat via de website een thuis vond.',
    tekst:
      html(`Siep zat honderdtwaalf dagen in het asiel. Niet omdat er iets mis was, maar omdat oudere katers nu eenmaal minder opvallen dan kittens. Tot Hanneke Bos op een avond door de langzitters bladerde.
      > ‘Hij keek op de foto alsof hij het allemaal allang wist. Toen heb ik gebeld.’
      ## Een mijlpaal van alle asielen samen
      Tienduizend plaatsingen betekent tienduizend keer een kennismaking, een gesprek en een rit naar huis met een reismand op schoot. Dat werk doen de asielen: medewerkers en honderden vrijwilligers.
      - Ruim de helft van de geplaatste dieren is een kat.
      - De langste wachttijd was 871 dagen; die hond woont nu in Sneek.
      - Een op de drie konijnen verhuisde samen met een maatje.
      Siep slaapt inmiddels op bed. Dat was niet de afspraak, zegt Hanneke, maar hij had dat anders begrepen.`),
  },
  {
    titel: 'Open dag op 4 oktober (Dierendag)',
    day: '09-14',
    intro:
      'Op Dierendag openen tientallen asielen hun deuren. U kunt rondkijken, vragen stellen en zien hoe een dag in het asiel verloopt.',
    tekst:
      html(`Hoe ziet een kattenverblijf er vanbinnen uit? Wie bepaalt welk dier bij wie past? Op Dierendag krijgt u antwoord van de mensen die het dagelijks doen.
      ## Wat is er te doen?
      - Rondleidingen langs de verblijven, ook langs delen die anders gesloten zijn.
      - Spreekuur van een gedragstherapeut over wennen en alleen zijn.
      - Een speurtocht voor kinderen langs de voedselkeuken.
      - Gratis controle of de chip van uw dier goed is geregistreerd.
      ## Laat uw eigen hond thuis
      Voor de asieldieren is zo’n dag al druk genoeg. Wilt u een dier ontmoeten dat u op de website zag? Maak dan een afspraak voor een andere dag, zodat er rust is om kennis te maken.
      Welke asielen meedoen en hoe laat u welkom bent, leest u op de pagina van het asiel bij u in de buurt.`),
  },
  {
    titel: 'Kittenseizoen: dit kunt u doen',
    day: '04-20',
    intro:
      'Van april tot oktober worden de meeste kittens geboren. Asielen lopen dan in een paar weken vol en zoeken gezinnen die tijdelijk willen helpen. Ook uw eigen kat tijdig laten helpen scheelt heel veel.',
    tekst:
      html(`In een drukke week komen er bij een gemiddeld asiel meer kittens binnen dan er verblijven zijn. Veel van hen zijn buiten geboren en hebben nog nooit een mens van dichtbij gezien.
      ## Een nest gevonden?
      Pak kittens niet meteen op. Vaak is de moeder even weg om te jagen.
      - Kijk van een afstand of de moeder terugkomt; dat kan een paar uur duren.
      - Zijn de kittens koud, nat of huilen zij aan één stuk door? Bel dan de dierenambulance.
      - Geef nooit koemelk; daar worden zij ziek van.
      ## Gastgezin worden
      Een gastgezin verzorgt een nest zes tot acht weken, in een aparte kamer. Het asiel betaalt voer en dierenarts. U geeft tijd, geduld en een schoot. Kittens die in een huis opgroeien, schrikken later niet van een stofzuiger en vinden sneller een thuis.
      ## Voorkomen is beter
      Een poes kan al met vijf maanden zwanger worden. Laat haar op tijd helpen, ook als zij ‘alleen maar’ in de tuin komt.`),
  },
  {
    titel: 'Langzitter Bikkel vond een thuis',
    intro: 'Na 402 dagen in de opvang stapte hond Bikkel bij Karin en Wim in de auto. Hij keek niet één keer om.',
    tekst:
      html(`Bikkel was geen makkelijke hond. Hij blafte naar fietsers, naar vuilnisbakken en één keer naar een sneeuwpop. Wie hem niet kende, liep door. Zijn verzorgers zagen een andere hond: een die na sluitingstijd met zijn kop op je knie kwam liggen.
      ## Stap voor stap
      Karin en Wim kwamen zes weken lang elke zaterdag wandelen. De eerste keer keek Bikkel hen niet aan. De vierde keer stond hij te wachten bij het hek.
      > ‘Wij zochten een hond die ons nodig had,’ zegt Wim. ‘Nu weet ik niet meer wie wie nodig had.’
      ## Meer honden als Bikkel
      Een dier dat drie maanden of langer wacht, noemen wij een langzitter. Zij hebben een eigen plek op de website, met de langste wachttijd bovenaan. Vaak is er geen bijzondere reden dat zij er nog zijn: de juiste mensen zijn gewoon nog niet langsgekomen. Misschien bent u dat.`),
  },
  {
    titel: 'Warme dagen: let op uw hond',
    day: '06-24',
    intro:
      'Boven de twintig graden kan een geparkeerde auto in tien minuten gevaarlijk heet worden. Zo houdt u uw hond koel.',
    tekst:
      html(`Honden zweten nauwelijks. Zij raken hun warmte kwijt door te hijgen, en dat lukt slecht als de lucht om hen heen ook warm is. Honden met een korte snuit hebben het het eerst moeilijk.
      ## Wat u zelf kunt doen
      - Wandel vroeg in de ochtend of laat op de avond.
      - Leg uw handrug vijf tellen op de stoep. Te heet voor u is te heet voor pootjes.
      - Zorg dat er altijd schaduw en vers water is.
      - Laat een hond nooit achter in de auto, ook niet met een raam open.
      ## Ziet u een hond in een hete auto?
      Noteer het kenteken en zoek de eigenaar. Is de hond suf, wankelt hij of kwijlt hij sterk? Bel meteen 112. Dat mag: een hond in nood is een noodgeval.
      ## Oververhit, en dan?
      Breng de hond naar de schaduw, maak poten en buik nat met lauw water en bel de dierenarts. Gebruik geen ijskoud water; dan sluiten de bloedvaten zich juist.`),
  },
  {
    titel: 'Nieuwe asielen aangesloten',
    intro:
      'Acht asielen uit Nederland en België doen vanaf deze maand mee. Samen vangen zij per jaar zo’n tweeduizend dieren op.',
    tekst:
      html(`Met de nieuwe deelnemers staan er weer meer dieren bij elkaar op één plek. Dat scheelt u zoeken, en het scheelt de asielen telefoontjes over dieren die al weg zijn.
      ## Wat verandert er voor u?
      Niets, behalve dat u meer keuze heeft. De dieren van de nieuwe asielen staan gewoon tussen de andere. Zoekt u liever dicht bij huis, kies dan uw provincie.
      ## Ook meedoen?
      Ieder asiel met een vergunning kan zich aanmelden. Wij vertellen u vooraf wat het kost.
      - Vul het aanmeldformulier in.
      - Wij bellen u binnen een week.
      - Na goedkeuring krijgt u een account en helpen wij met de eerste dieren.
      Kleine opvangadressen zijn net zo welkom als grote. De kleinste deelnemer heeft tien plaatsen en een wachtlijst van adoptanten.`),
  },
  {
    titel: 'Week van het konijn',
    intro:
      'Konijnen zijn na katten en honden de dieren die het vaakst in het asiel komen. Deze week staan zij in het zonnetje, met tips over ruimte, voer en gezelschap. Want alleen is een konijn nooit heel blij.',
    tekst:
      html(`Een konijn wordt acht tot twaalf jaar. Toch wordt het vaak gekocht als cadeau voor een kind, en na twee zomers vergeten. Dat is zonde, want wie naar konijnen leert kijken, raakt niet snel uitgekeken.
      ## Drie misverstanden
      - <strong>‘Een konijn is graag alleen.’</strong> Het is een groepsdier; een maatje is geen luxe.
      - <strong>‘Een hok is genoeg.’</strong> Een konijn wil rennen en springen, elke dag, niet alleen op zondag.
      - <strong>‘Wortels zijn gezond.’</strong> Hooi is het hoofdvoedsel. Een wortel is snoep.
      ## Koppelen bij het asiel
      Twee konijnen samen zetten is een vak. Veel asielen doen het voor u: uw konijn logeert een paar dagen en kiest in alle rust een maatje. Vraag ernaar op de pagina van het asiel.`),
  },
  {
    titel: 'Vakantie: regel op tijd oppas',
    day: '05-18',
    intro: null,
    tekst:
      html(`Elke zomer worden er dieren achtergelaten omdat de vakantie sneller kwam dan de oppas. Een beetje plannen voorkomt een hoop verdriet.
      ## Acht weken van tevoren
      Pensions zitten in de zomer vaak al in mei vol. Bel op tijd, en ga een keer kijken. Let op ruimte, rust en hoe de mensen met de dieren praten.
      ## Thuisoppas
      Katten blijven het liefst in hun eigen huis. Vraag iemand die twee keer per dag komt en ook echt even gaat zitten.
      - Schrijf op wat uw dier eet en hoe laat.
      - Leg het telefoonnummer van de dierenarts klaar.
      - Controleer of uw eigen nummer bij de chip klopt.
      ## Toch meenemen?
      Voor honden en katten is in Europa een dierenpaspoort nodig met een geldige inenting tegen hondsdolheid. Begin daar minstens een maand van tevoren mee.`),
  },
  {
    titel: 'Vuurwerk en huisdieren',
    day: '12-14',
    intro:
      'Voor veel dieren is de jaarwisseling de naarste nacht van het jaar. Met een goede voorbereiding komt uw dier er beter doorheen: begin op tijd met oefenen, controleer de chip en blijf op de avond zelf thuis. Hier leest u wat helpt en wat u beter laat.',
    tekst:
      html(`In de eerste week van januari brengen dierenambulances tweemaal zoveel weggelopen honden en katten binnen als anders. Bijna altijd begon het met één klap en een open deur.
      ## In december
      - Oefen met geluiden op een zacht volume en geef er iets lekkers bij.
      - Laat de hond buiten altijd aangelijnd, met een goed passend tuig.
      - Controleer chip en penning.
      ## Op de avond zelf
      Laat uw hond ruim voor donker uit. Sluit gordijnen, zet muziek aan en blijf thuis. Uw dier mag tegen u aan kruipen; troosten maakt de angst niet erger. Zet konijnen en cavia’s in de schuur of binnen, met extra hooi om in weg te kruipen.
      ## Erg bang?
      Ga ruim op tijd naar de dierenarts. Er zijn middelen die echt helpen. Gebruik nooit iets uit het eigen medicijnkastje.`),
  },
  {
    titel: 'Zo maakt u een goede foto van een asieldier',
    intro:
      'Een goede foto halveert de wachttijd. Vrijwilliger Niels fotografeert al tien jaar asieldieren en deelt zijn geheimen.',
    tekst:
      html(`Niels Blom maakte naar eigen zeggen veertigduizend mislukte foto’s en tweeduizend goede. ‘Het dier hoeft niets te kunnen,’ zegt hij. ‘Je moet alleen wachten tot het vergeet dat je er bent.’
      ## Zijn vijf regels
      - Ga op de grond liggen. Op ooghoogte kijkt iemand je aan, van boven kijk je op iemand neer.
      - Gebruik daglicht bij een raam, geen flits.
      - Maak de ogen scherp; de rest mag vaag zijn.
      - Haal voerbakken en schoonmaakspullen uit beeld.
      - Maak één foto van dichtbij en één van het hele dier.
      ## En zwarte dieren?
      Die verdwijnen op een donkere achtergrond. Een lichte deken en zijlicht doen wonderen. ‘Zwarte katten zijn de mooiste modellen,’ vindt Niels, ‘je moet ze alleen wel kunnen zien.’`),
  },
  {
    titel: 'Hulp gezocht: chauffeurs voor de dierenambulance',
    intro:
      'Elke dag rijden vrijwilligers uit voor gewonde en gevonden dieren. In zes regio’s zijn er te weinig mensen voor de avonden.',
    tekst:
      html(`Een dienst duurt vier uur. Soms gebeurt er niets en drinkt u koffie met een collega. Soms haalt u een zwaan van de snelweg. U leert alles wat nodig is.
      ## Wat vragen wij?
      - Rijbewijs B en minstens 21 jaar.
      - Twee diensten per maand, overdag of ’s avonds.
      - Rust in uw lijf, ook als anderen die even kwijt zijn.
      ## Wat krijgt u?
      Een cursus eerste hulp bij dieren, werkkleding, een verzekering en een ploeg waar u met verhalen bij terechtkunt. ‘Mijn eerste rit was een egel in een soepblik,’ vertelt Tineke, ‘en mijn mooiste ook.’
      Aanmelden kan bij het asiel in uw buurt.`),
  },
  {
    titel: 'Onderhoud aan de website op zondagnacht',
    intro: 'Tussen twee en vier uur kan de website kort onbereikbaar zijn.',
    inactive: true,
    tekst: html(
      `Wij vervangen een deel van de servers. Reacties die u vlak daarvoor verstuurt, komen gewoon aan. Lukt iets niet? Probeer het na vier uur opnieuw.`,
    ),
  },
];
