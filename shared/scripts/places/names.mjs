/** Places that GeoNames names in English, or by a part of them: their Dutch name, by number. */
export const DUTCH_BY_ID = {
  2747373: 'Den Haag',
  2759879: 'Almere',
  2800866: 'Brussel',
  2789786: 'Oostende',
};

/** Dutch names of Belgian places; they are found by their own name too. */
export const DUTCH_BY_NAME = {
  Liège: 'Luik',
  Namur: 'Namen',
  Mons: 'Bergen',
  Tournai: 'Doornik',
  Mouscron: 'Moeskroen',
  Arlon: 'Aarlen',
  Bastogne: 'Bastenaken',
  Wavre: 'Waver',
  Nivelles: 'Nijvel',
  Ath: 'Aat',
  Huy: 'Hoei',
  Soignies: 'Zinnik',
  Tubize: 'Tubeke',
  Enghien: 'Edingen',
  Jodoigne: 'Geldenaken',
  Visé: 'Wezet',
  Waremme: 'Borgworm',
  "Braine-l'Alleud": 'Eigenbrakel',
  'Braine-le-Comte': "'s-Gravenbrakel",
};

/** Other names that people type, by country and name. */
export const OTHER_NAMES = {
  NL: { "'s-Hertogenbosch": 'Den Bosch', 'Den Haag': "'s-Gravenhage" },
  BE: {
    Brussel: 'Bruxelles',
    Antwerpen: 'Anvers',
    Gent: 'Gand',
    Brugge: 'Bruges',
    Leuven: 'Louvain',
    Mechelen: 'Malines',
    Kortrijk: 'Courtrai',
    Oostende: 'Ostende',
  },
  NA: {},
};

/** The province of the portal (id, abbreviation, country) by the codes of GeoNames. */
export const PROVINCES = {
  NL01: [1, 'DR', 'NL'],
  NL16: [2, 'FL', 'NL'],
  NL02: [3, 'FR', 'NL'],
  NL03: [4, 'GE', 'NL'],
  NL04: [5, 'GR', 'NL'],
  NL05: [6, 'LI', 'NL'],
  NL06: [7, 'NB', 'NL'],
  NL07: [8, 'NH', 'NL'],
  NL15: [9, 'OV', 'NL'],
  NL09: [10, 'UT', 'NL'],
  NL10: [11, 'ZE', 'NL'],
  NL11: [12, 'ZH', 'NL'],
  BE1: [21, 'VAN', 'BE'],
  BE2: [22, 'VBR', 'BE'],
  BE21: [31, 'BRU', 'BE'],
  BE25: [26, 'WBR', 'BE'],
  BE3: [25, 'VWV', 'BE'],
  BE4: [24, 'VOV', 'BE'],
  BE5: [27, 'WHT', 'BE'],
  BE6: [28, 'WLG', 'BE'],
  BE7: [23, 'VLI', 'BE'],
  BE8: [29, 'WLX', 'BE'],
  BE9: [30, 'WNA', 'BE'],
  AW: [41, 'AUA', 'NA'],
  BQBO: [42, 'BON', 'NA'],
  CW: [43, 'CUR', 'NA'],
  BQSB: [44, 'SAB', 'NA'],
  BQSE: [45, 'EUX', 'NA'],
  SX: [46, 'SXM', 'NA'],
};
