/** Sentences about people, other animals and the home we look for; the marks are those of `description-texts.ts`. */

/** With people; follows the answer to 'Kan met kinderen'. */
export const CHILDREN = {
  J: [
    'Kinderen in huis zijn welkom, zolang zij weten wanneer een {soort} rust nodig heeft.',
    'In een gezin met kinderen [voelt|voelen] {naam} zich helemaal thuis.',
    'Bezoek met kinderen [vindt|vinden] {hij} prima.',
    'Kinderen horen er voor {hem} gewoon bij.',
    'Ook met kinderen [gaat|gaan] {hij} geduldig om.',
    'Een levendig gezin met kinderen is geen probleem.',
    'Naar mensen [is|zijn] {hij} open en vriendelijk, naar kinderen net zo.',
    'Kinderen die zacht kunnen doen, hebben er een vriend bij.',
    'Bij het vorige gezin waren kinderen en dat ging heel goed.',
    'Aandacht van groot en klein [neemt|nemen] {hij} graag aan.',
    'Alle verzorgers zijn dol op {hem} en kinderen op bezoek ook.',
    'Met kinderen [is|zijn] {hij} lief en voorzichtig.',
  ],
  X: [
    'Of {hij} met kinderen overweg [kan|kunnen], weten wij nog niet.',
    'Met volwassenen gaat het heel goed; kinderen [heeft|hebben] {hij} hier nog niet ontmoet.',
    'Heeft u kinderen? Kom dan samen kennismaken, dan kijken wij hoe het gaat.',
    'Hoe {hij} op kinderen [reageert|reageren], is niet bekend.',
    'Over kinderen kon de vorige eigenaar ons niets vertellen.',
    'Naar mensen toe [is|zijn] {hij} vriendelijk; met kinderen is het nog niet getest.',
  ],
  N: [
    'Een huis zonder kinderen heeft onze voorkeur, want drukte [vindt|vinden] {hij} lastig.',
    'Voor een gezin met kinderen [is|zijn] {hij} niet de juiste keuze.',
    '{Hij} [zoekt|zoeken] een volwassen huishouden zonder kinderen.',
    'Bij kinderen [wordt|worden] {hij} onzeker; een rustig huis past beter.',
    'Wij plaatsen {hem} niet bij kinderen.',
    'Volwassenen die rust uitstralen, geen kinderen: dat past bij {hem}.',
  ],
} as const;

/** With other animals; cats and dogs by their two answers (katten, honden), others by 'soortgenoten'. */
export const COMPANIONS = {
  JJ: [
    'Zowel katten als honden [vindt|vinden] {hij} goed gezelschap.',
    'Andere katten en honden in huis zijn geen enkel probleem.',
    'Met katten en honden [kan|kunnen] {hij} uitstekend overweg.',
    'Een huis met een kat en een hond? Graag zelfs.',
  ],
  JX: [
    'Met katten gaat het goed, over honden weten wij nog weinig.',
    'Katten [is|zijn] {hij} gewend; een ontmoeting met honden kunnen wij regelen.',
    'Een kat in huis is prima. Met honden is het nog niet getest.',
  ],
  JN: [
    'Katten zijn welkom gezelschap, honden liever niet.',
    'Met katten [leeft|leven] {hij} rustig samen, maar honden [vindt|vinden] {hij} te spannend.',
    'Een kat erbij kan, een hond niet.',
  ],
  XJ: [
    'Met honden gaat het goed, met katten is het nog niet getest.',
    'Honden [vindt|vinden] {hij} leuk; hoe het met katten gaat, weten wij niet.',
    'Een hond in huis is prima. Over katten kunnen wij nog niets zeggen.',
  ],
  XX: [
    'Of andere katten of honden in huis kunnen, bekijken wij graag samen met u.',
    'Met katten en honden is het nog niet getest.',
    'Hoe {hij} op katten en honden [reageert|reageren], weten wij nog niet zeker.',
    'Heeft u al een huisdier? Dan plannen wij een rustige kennismaking.',
  ],
  XN: [
    'Honden [vindt|vinden] {hij} te druk; met katten is het niet getest.',
    'Liever geen honden in huis; over katten weten wij nog te weinig.',
    'Een huis met een hond past niet, een kat misschien wel.',
  ],
  NJ: [
    'Honden zijn prima, maar katten [verdraagt|verdragen] {hij} niet.',
    'Een hond erbij is gezellig, een kat liever niet.',
    'Met honden [speelt|spelen] {hij} graag; katten kunnen beter niet in huis zijn.',
  ],
  NX: [
    'Katten in huis, dat gaat niet; met honden is het nog niet getest.',
    'Andere katten kunnen beter niet in huis zijn. Over honden weten wij nog weinig.',
    'Liever geen katten erbij; een kennismaking met een hond kan wel.',
  ],
  NN: [
    '{Hij} [deelt|delen] het huis liever niet met katten of honden.',
    'Zonder andere katten of honden [komt|komen] {hij} het best tot rust.',
    'Geen katten en geen honden in huis, dan [straalt|stralen] {hij}.',
    '{Hij} [krijgt|krijgen] het liefst alle aandacht, zonder katten of honden erbij.',
  ],
  own: [
    'Gezelschap van de eigen soort is een must.',
    'Samenleven met soortgenoten gaat heel goed.',
    'Een rustige kennismaking met een soortgenoot is zo geregeld.',
    'Met soortgenoten [is|zijn] {hij} vriendelijk en geduldig.',
  ],
  alone: [
    'Met vreemde soortgenoten gaat het helaas niet goed.',
    'Andere soortgenoten erbij raden wij af.',
    'Zonder vreemde soortgenoten [komt|komen] {hij} het best tot rust.',
  ],
  unsure: [
    'Hoe het met vreemde soortgenoten gaat, zoeken wij graag samen met u uit.',
    'Een koppelafspraak met een soortgenoot kan bij ons.',
    'Met soortgenoten is het nog niet getest.',
  ],
} as const;

/** Whom we look for. */
export const WANTED = {
  dog: [
    'Wij zoeken mensen die elke dag tijd hebben voor beweging en gezelschap.',
    'Bent u sportief en vaak thuis? Kom dan kennismaken.',
    'Een duidelijke, vriendelijke baas maakt {hem} gelukkig.',
    'Wie houdt van wandelen in weer en wind, vindt in {naam} [een maatje|twee maatjes].',
    'Een gewoon huis met gewone mensen en ongewoon veel liefde, dat zoeken wij.',
    'Kom een keer mee wandelen, dan leert u {hem} het beste kennen.',
  ],
  garden: [
    'Een huis met een omheinde tuin heeft de voorkeur.',
    'Een tuin om in te scharrelen zou het mooiste zijn.',
    'Wij zoeken mensen met een tuin en tijd om daar samen in te zijn.',
    'Een eigen tuin, hoe klein ook, maakt {hem} blij.',
    'Met een tuin en een baas die graag buiten is, is het plaatje compleet.',
    'Liefst plaatsen wij {hem} in een huis met een veilige tuin.',
  ],
  experienced: [
    'Ervaring met honden is nodig: {naam} [vraagt|vragen] om duidelijkheid en geduld.',
    'Wij zoeken een ervaren baas die rustig leiding geeft.',
    'Alleen voor mensen met ervaring; wij begeleiden u de eerste maanden.',
    '{naam} [past|passen] bij een ervaren baas die training leuk vindt.',
    'Een ervaren eigenaar haalt het beste in {hem} naar boven.',
    'Heeft u ervaring met dit type hond? Dan horen wij graag van u.',
  ],
  cat: [
    'Wij zoeken een thuis waar {hij} zelf het tempo [mag|mogen] bepalen.',
    'Een warme plek en een vaste schoot, dat [verdient|verdienen] {hij}.',
    'Wie wordt de nieuwe huisgenoot van {naam}?',
    'Een huis waar vaak iemand thuis is, past het best.',
    'Kom rustig kennismaken, liefst in de ochtend.',
    'Geduld in de eerste weken betaalt zich dubbel terug.',
  ],
  indoor: [
    'Wij zoeken een huis waar {hij} veilig binnen [kan|kunnen] wonen.',
    '{Hij} [kan|kunnen] goed als binnenkat leven, liefst met een balkon met net.',
    'Buiten hoeft voor {hem} niet: een huis met uitzicht is genoeg.',
    'Een appartement met klimplekken bij het raam is ideaal.',
    'Binnen leven met veel spel en aandacht past bij {hem}.',
    'Een ruim huis zonder open deuren naar de straat, daar [voelt|voelen] {hij} zich veilig.',
  ],
  outdoor: [
    'Na een paar weken wennen [wil|willen] {hij} graag naar buiten.',
    'Wij zoeken een huis in een rustige buurt, zodat {hij} naar buiten [kan|kunnen].',
    'Een kattenluik en een tuin staan hoog op het verlanglijstje.',
    'Buiten op muizen letten en binnen slapen: zo [ziet|zien] {naam} de toekomst.',
    'Een plek waar {hij} veilig naar buiten [kan|kunnen], ver van drukke wegen.',
    'Een buitendeur op een kier is voor {hem} het halve geluk.',
  ],
  small: [
    'Wij zoeken een ruim verblijf en mensen die elke dag de tijd nemen om te kijken.',
    'Een groot hok met ren en vaste verzorging, dat zoeken wij.',
    'Wij vragen om een verblijf dat ruim genoeg is; over de maten denken wij graag mee.',
    'Wie van rustig kijken en verzorgen houdt, is hier aan het juiste adres.',
    'Kom kennismaken en vraag ons alles over voer en huisvesting.',
    'Goede huisvesting staat voorop; de rest leert u bij ons.',
  ],
} as const;
