import type * as z from 'zod/mini';
import {
  AnimalCreate,
  AnimalCreateForm,
  AnimalForm,
  AnimalUpdate,
  ArticleForm,
  ArticleUpdate,
  ChatForm,
  ContactForm,
  ForgotPasswordForm,
  LoginForm,
  NewsForm,
  NewsUpdate,
  normalisePhone,
  normalisePostcode,
  normaliseUrl,
  OpeningHoursForm,
  PhotoUpload,
  ReactionForm,
  RegisterForm,
  ReviewForm,
  ReviewRequestForm,
  requiredHtml,
  requiredText,
  ShelterApplicationForm,
  ShelterForm,
} from './index';

/** First message per field, as the form and the 422 answer show them. */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const found: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) found[String(issue.path[0])] ??= issue.message;
  return found;
}

const animal = {
  naam: 'Vul een naam in',
  ras: 'Kies een ras',
  leeftijd: 'Kies een leeftijd',
  geslacht: 'Kies een geslacht',
  koppel: 'Kies een opties',
  gevonden: 'Kies een opties',
  provincie: 'Kies een opties',
};

const required: [string, z.ZodMiniType, Record<string, string>][] = [
  ['AnimalForm', AnimalForm, animal],
  [
    'AnimalCreateForm',
    AnimalCreateForm,
    { ...animal, soort: 'kies een dier soort', omschrijving: 'Vul een omschrijving in' },
  ],
  [
    'ArticleForm',
    ArticleForm,
    {
      titel: 'Geef een titel',
      aktief: 'Kies een status',
      auteur: 'vul de Auteur in',
      datum: 'Kies een datum',
      tekst: 'Schrijf uw tekst',
    },
  ],
  ['NewsForm', NewsForm, { titel: 'Vul een titel in', datum: 'Vul een datum in', tekst: 'Vul een tekst in' }],
  ['LoginForm', LoginForm, { email: 'Vul uw E-mail in', password: 'Vul uw Wachtwoord in' }],
  [
    'RegisterForm',
    RegisterForm,
    {
      firstName: 'Vul uw Voornaam in',
      lastName: 'Vul uw Achternaam in',
      email: 'Vul uw E-mail in',
      password: 'Vul uw Wachtwoord in, minimaal 10 karakters',
      accept: 'Ga akkoord met de voorwaarden',
    },
  ],
  ['ForgotPasswordForm', ForgotPasswordForm, { email: 'Vul uw email in' }],
  [
    'ReactionForm',
    ReactionForm,
    {
      displayname: 'Vul uw naam in',
      email: 'Vul uw e-mailadres in',
      informatie: 'Schrijf een bericht aan het asiel',
    },
  ],
  [
    'ReviewRequestForm',
    ReviewRequestForm,
    { listType: 'Kies een optie', email: 'Kies een e-mailadres', id: 'Kies een e-mailadres' },
  ],
  ['ReviewForm', ReviewForm, { rating: 'Kies een aantal sterren' }],
  ['ChatForm', ChatForm, { text: 'voer meer dan 1 teken in' }],
  [
    'ContactForm',
    ContactForm,
    {
      subject: 'Kies een optie',
      mv: 'Kies een optie',
      naam: 'Vult u alstublieft een naam in.',
      email: 'Vult u alstublieft een geldig e-mailadres in.',
      msg: 'Omschrijf uw vraag zo uitgebreid mogelijk.',
    },
  ],
  [
    'ShelterApplicationForm',
    ShelterApplicationForm,
    {
      naamObject: 'Voer uw asiel naam in',
      contactpersoon: 'Voer een contactpersoon in',
      land: 'Voer een land in',
      adres: 'Voer een adres in',
      plaats: 'Voer een plaats in',
      postcode: 'Voer een postcode in',
      telefoon: 'Voer een telefoonnummer in',
      url: 'Voer uw asiel website url in',
      email: 'Voer een email in',
      emailbheerder: 'Voer uw email in',
      email_factuur: 'Voer uw email in',
    },
  ],
];

test.each(required)('SHD-004: %s gives its messages for missing keys', (_name, schema, expected) => {
  expect(messages(schema, {})).toEqual(expected);
});

test.each(required)('SHD-004: %s gives the same messages for empty fields', (_name, schema, expected) => {
  const empty = Object.fromEntries(Object.keys(expected).map((key) => [key, '']));
  expect(messages(schema, empty)).toEqual(expected);
});

const application = {
  naamObject: 'De Vier Windstreken',
  contactpersoon: 'Jo de Wit',
  land: 'NL',
  adres: 'Dorpsstraat 1',
  plaats: "'s-Hertogenbosch",
  postcode: '1234ab',
  telefoon: '(020) 123-45 67',
  url: 'asiel.example',
  email: ' Asiel@DEMO.example ',
  emailbheerder: 'beheer@demo.example',
  email_factuur: 'factuur@demo.example',
};

test('C46: a shelter application is stored in its normal form', () => {
  expect(ShelterApplicationForm.parse(application)).toMatchObject({
    postcode: '1234 AB',
    telefoon: '+31201234567',
    url: 'https://asiel.example',
    email: 'Asiel@demo.example',
    pension: 0,
    dieren_buitenland: 0,
  });
});

test('C46: postcode and phone of an application follow its country', () => {
  expect(messages(ShelterApplicationForm, { ...application, land: 'BE' })).toEqual({
    postcode: 'Vul een geldige postcode in',
  });
  expect(
    messages(ShelterApplicationForm, { ...application, land: 'NA', postcode: '-', telefoon: '+297 5821234' }),
  ).toEqual({});
  expect(messages(ShelterApplicationForm, { ...application, telefoon: '12', ubn: '1234567890' })).toEqual({
    telefoon: 'Vul een geldig telefoonnummer in',
    ubn: 'Een UBN bestaat uit maximaal 9 cijfers',
  });
});

test('C36: the name of an application may be an option of the lookup', () => {
  const chosen = ShelterApplicationForm.parse({
    ...application,
    naamObject: { id: 3, naam: 'De Kwispel', plaats: 'Ede' },
  });
  expect(chosen.naamObject).toEqual({ id: 3, naam: 'De Kwispel' });
});

test.each([
  ['0612345678', 'NL', '+31612345678'],
  ['+31 (0)6 12 34 56 78', 'NL', '+31612345678'],
  ['0031-20-1234567', 'NL', '+31201234567'],
  ['030-0123456', 'NL', '+31300123456'],
  ['0475 12 34 56', 'BE', '+32475123456'],
  ['02 123 45 67', 'BE', '+3221234567'],
  ['+297 582 1234', 'NA', '+2975821234'],
  ['+599 717 1234', 'NA', '+5997171234'],
  ['+1721 542 1234', 'NA', '+17215421234'],
  ['061234567', 'NL', null],
  ['06123456789', 'NL', null],
  ['+49 30 123456', 'NL', null],
  ['bel mij', 'NL', null],
] as const)('C46: phone %s in %s is %s', (text, land, expected) => {
  expect(normalisePhone(text, land)).toBe(expected);
});

test.each([
  ['1234 AB', 'NL', '1234 AB'],
  ['1234ab', 'NL', '1234 AB'],
  ['0123 AB', 'NL', null],
  ['1234 SS', 'NL', null],
  ['1234', 'NL', null],
  ['9000', 'BE', '9000'],
  ['0900', 'BE', null],
  ['1234 AB', 'BE', null],
  ['-', 'NA', '-'],
] as const)('C46: postcode %s in %s is %s', (text, land, expected) => {
  expect(normalisePostcode(text, land)).toBe(expected);
});

test.each([
  ['asiel.example', 'https://asiel.example'],
  ['http://asiel.example/over', 'http://asiel.example/over'],
  ['javascript:alert(1)', null],
  ['ftp://asiel.example', null],
  ['asiel', null],
  ['mijn asiel.example', null],
])('C46: web address %s is %s', (text, expected) => {
  expect(normaliseUrl(text)).toBe(expected);
});

test.each([
  ['a@b.nl', true],
  ['  a@b.nl  ', true],
  ['a.b+c@sub.demo.example', true],
  ['a@b', false],
  ['a@b.c', false],
  ['a b@c.nl', false],
  ['a@b.nl\nBcc: x@y.nl', false],
  ['a@b.nl\n', false],
  ['@b.nl', false],
])('C24: %j is an e-mail address: %s', (address, valid) => {
  expect(ForgotPasswordForm.safeParse({ email: address }).success).toBe(valid);
});

test.each([
  ['Abcdefg.12', true],
  ['abcdefghi', false],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
  ['wachtwoord!', false],
  ['._%+-._%+-', true],
])('%s is a new password: %s', (password, valid) => {
  const form = { firstName: 'Jo', lastName: 'Wit', email: 'a@b.nl', password, accept: true };
  expect(RegisterForm.safeParse(form).success).toBe(valid);
});

test('C46: a one-line text loses direction marks, control characters and outer spaces, and is composed', () => {
  const name = requiredText('Vul een naam in');
  expect(name.parse('  Zoe\u0308\u202E \u2066Björk\u0000\n ')).toBe('Zoë Björk');
  expect(name.safeParse('\u202E \u0000').error?.issues[0]?.message).toBe('Vul een naam in');
});

test('the intro of a news item counts 250 characters, also of emoji', () => {
  const news = { titel: 'Dag', datum: '2026-11-20', tekst: '<p>Tekst</p>' };
  expect(NewsForm.safeParse({ ...news, intro: '🐈'.repeat(250) }).success).toBe(true);
  expect(messages(NewsForm, { ...news, intro: 'a'.repeat(251) })).toEqual({ intro: 'Gebruik maximaal 250 tekens' });
});

test('an empty paragraph of the editor is an empty text, an image is not', () => {
  const html = requiredHtml('Schrijf uw tekst');
  expect(html.safeParse('<p><br>&nbsp;</p>').success).toBe(false);
  expect(html.safeParse('<p><img src="/a.jpg"></p>').success).toBe(true);
});

test('AP-005: the activate toggle sends only aktief; nothing else appears', () => {
  expect(NewsUpdate.parse({ aktief: 1 })).toEqual({ aktief: 1 });
  expect(ArticleUpdate.parse({ aktief: -1 })).toEqual({ aktief: -1 });
});

test('an animal form takes ids as numbers and as texts', () => {
  const form = {
    naam: 'Moos',
    ras: '12',
    leeftijd: 3,
    geslacht: '1',
    koppel: 'N',
    gevonden: 'X',
    provincie: 4,
    youtubeUrl: 'youtu.be/abc',
    kleur: null,
  };
  expect(AnimalForm.parse(form)).toMatchObject({
    ras: 12,
    leeftijd: 3,
    youtubeUrl: 'https://youtu.be/abc',
    kleur: null,
  });
  expect(messages(AnimalForm, { ...form, youtubeUrl: 'https://youtube.com.evil.example/' })).toEqual({
    youtubeUrl: 'Vul een adres van YouTube in',
  });
  expect(AnimalUpdate.parse({ omschrijving: '<p>Lief</p>' })).toEqual({ omschrijving: '<p>Lief</p>' });
  expect(AnimalCreate.parse({ ...form, soort: '1', omschrijving: '<p>Lief</p>' })).toMatchObject({ soort: 1 });
});

test('C46: Asielprofiel leaves optional fields empty', () => {
  const form = {
    naam: 'De Kwispel',
    plaats: 'Ede',
    land: 'NL',
    response_voorkeur: 'beide',
    email: '',
    url: '',
    telefoon: '',
  };
  expect(ShelterForm.parse(form)).toMatchObject({ email: '', url: '', telefoon: '' });
  expect(messages(ShelterForm, { ...form, email: 'nee', postcode: '12' })).toEqual({
    email: 'Vul een geldig e-mailadres in',
    postcode: 'Vul een geldige postcode in',
  });
});

const openDay = (...tijden: [van: string, tot: string][]) => ({
  soort: 'open',
  tijden: tijden.map(([van, tot]) => ({ van, tot })),
});
const AN_EMPTY_TIME = 'vul in van hoe laat tot hoe laat';

test.each([
  ['no time', openDay(), `Dinsdag: ${AN_EMPTY_TIME}`],
  ['half a time', openDay(['10:00', '']), `Dinsdag: ${AN_EMPTY_TIME}`],
  ['no time of day', openDay(['10:00', '24:00']), `Dinsdag: ${AN_EMPTY_TIME}`],
  ['an end before the beginning', openDay(['16:00', '10:00']), 'Dinsdag: de eindtijd moet later zijn dan de begintijd'],
  [
    'times that overlap',
    openDay(['10:00', '13:00'], ['12:59', '16:00']),
    'Dinsdag: de tweede tijd begint voordat de eerste voorbij is',
  ],
])('opening hours with %s are refused with the day (SH-043, C15)', (_what, day, message) => {
  const closed = { soort: 'dicht', tijden: [] };
  const week = { dagen: [closed, day, closed, closed, closed, closed, closed], toelichting: null };
  expect(messages(OpeningHoursForm, week)).toEqual({ undefined: message });
  const form = { naam: 'De Kwispel', plaats: 'Ede', land: 'NL', response_voorkeur: 'beide', openingstijden: week };
  expect(messages(ShelterForm, form)).toEqual({ openingstijden: message });
});

test('opening hours are stored for seven days, without times on a day that is not open (SH-043, C15)', () => {
  const open = openDay(['10:00', '12:00'], ['12:00', '16:00']);
  const dagen = [open, { ...open, soort: 'dicht' }, { ...open, soort: 'afspraak' }, open, open, open, open];
  const stored = OpeningHoursForm.parse({ dagen, toelichting: ' Bel eerst ' });
  expect(stored.dagen.map(({ tijden }) => tijden.length)).toEqual([2, 0, 0, 2, 2, 2, 2]);
  expect(stored.toelichting).toBe('Bel eerst');
  expect(OpeningHoursForm.safeParse({ dagen: dagen.slice(1), toelichting: null }).success).toBe(false);
  const three = openDay(['08:00', '09:00'], ['10:00', '11:00'], ['12:00', '13:00']);
  expect(OpeningHoursForm.safeParse({ dagen: [three, ...dagen.slice(1)], toelichting: null }).success).toBe(false);
});

test('a visitor may name three links, not four', () => {
  const form = { displayname: 'Jo', email: 'a@b.nl', informatie: 'www.a.nl www.b.nl www.c.nl' };
  expect(ReactionForm.safeParse(form).success).toBe(true);
  expect(messages(ReactionForm, { ...form, informatie: `${form.informatie} https://d.nl` })).toEqual({
    informatie: 'Gebruik niet meer dan 3 links',
  });
});

test('AN-065, C42: a photo is an animal photo by default and its content is base64', () => {
  expect(PhotoUpload.parse({ bron_id: 7, base64: 'data:image/jpeg;base64,/9j/4AAQ' })).toMatchObject({ bron: 'DIER' });
  expect(messages(PhotoUpload, { bron_id: 7, base64: '<svg/>' })).toEqual({ base64: 'Kies een jpeg-afbeelding' });
});
