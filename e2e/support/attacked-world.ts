import {
  ApplicationStatus,
  apiPath,
  Kind,
  OpeningKind,
  portalPath,
  type Shelter,
  type ShelterApplication,
} from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { previewAnimal, publishAnimal, withdrawAnimal } from './animals';
import { ANYWHERE, attacks, formattedAttacks } from './attack-texts';
import { callerOf } from './calls';
import { newConfirmedPerson } from './confirmed';
import { freshTitle } from './editing';
import { newPerson, PEOPLE } from './people';
import { findRenderedPages } from './rendered';
import { inviteSomebody, writeReview } from './reviews';

/** Every attack in one plain text. */
const PLAIN = attacks.join('\n').replaceAll('http', 'x');
const A_DAY_MS = 24 * 60 * 60_000;

/** What the privacy matrix hides: no document may hold one of these. */
type Secrets = string[];

/** A shelter whose every text is an attack, with its staff. */
async function makeShelter(request: APIRequestContext, name: string, secrets: Secrets) {
  const admin = await callerOf(request, PEOPLE.admin);
  const staff = await newConfirmedPerson(request);
  const hidden = { contactpersoon: freshTitle('Contact'), motivatie: freshTitle('Motivatie') };
  const money = `${freshTitle('geld').replace(' ', '-')}@opvang.example`;
  secrets.push(...Object.values(hidden), money, staff.email);
  const application = {
    ...{ naamObject: name, land: 'NL', provincie: '', adres: ANYWHERE, plaats: ANYWHERE, postcode: '1234 AB' },
    ...{ telefoon: '020 5550100', url: 'opvang.example', email: 'info@opvang.example', email_factuur: money },
    ...{ emailbheerder: staff.email, ...hidden },
  };
  const owner = await callerOf(request, staff.email);
  await owner.send('POST', apiPath.shelterApplications(), application);
  const { data } = await admin.get<{ data: ShelterApplication[] }>(`${apiPath.shelterApplications()}?rows=50`);
  const sent = data.find(({ emailbheerder }) => emailbheerder === staff.email);
  const approval = { status: ApplicationStatus.approved };
  await admin.send('PUT', apiPath.shelterApplication(sent?.uuidkey ?? ''), approval);
  const { asiel } = await staff.me();
  await owner.send('PUT', apiPath.shelter(asiel ?? 0), {
    openingstijden: {
      dagen: Array.from({ length: 7 }, () => ({ soort: OpeningKind.closed, tijden: [] })),
      toelichting: ANYWHERE.repeat(3),
    },
  });
  const { uuidkey } = (await owner.get<{ data: Shelter }>(apiPath.shelter(asiel ?? 0))).data;
  const pause = { vol_tot: new Date(Date.now() + A_DAY_MS).toISOString().slice(0, 10), vol_bericht: ANYWHERE };
  return { uuidkey, email: staff.email, pause: () => owner.send('PUT', apiPath.shelter(asiel ?? 0), pause) };
}

/** News and articles whose every text is an attack, and drafts that nobody may read. */
async function makeTexts(request: APIRequestContext, name: string, html: string, secrets: Secrets) {
  const admin = await callerOf(request, PEOPLE.admin);
  const text = { titel: name, auteur: ANYWHERE, datum: '2099-12-29', aktief: 1, tekst: `<p>Begin</p>${html}` };
  const draft = { ...text, titel: freshTitle('Klad'), aktief: 0 };
  secrets.push(draft.titel);
  const add = async (kind: string, data: object) =>
    (await admin.send<{ data: { item: { id: number; alias?: string } } }>('POST', kind, data)).data.item;
  const news = await add('news', { ...text, intro: ANYWHERE.repeat(3) });
  const article = await add('article', text);
  const drafts = [await add('news', draft), await add('article', draft)];
  const all = [`news/${news.id}`, `article/${article.id}`, `news/${drafts[0]?.id}`, `article/${drafts[1]?.id}`];
  const remove = async () => {
    for (const path of all) {
      await admin.send('PUT', path, { aktief: 0 });
      await admin.remove(path);
    }
  };
  return { paths: [portalPath.newsItem(news.id), portalPath.article(article.alias ?? '')], remove };
}

/** What somebody wrote to shelters, and a review without a name. */
async function makePerson(request: APIRequestContext, dier: string, secrets: Secrets) {
  const person = await newPerson(request);
  const names = { firstname: freshTitle('Voor'), lastName: freshTitle('Achter') };
  const reaction = { displayname: freshTitle('Reactie'), informatie: freshTitle('Bericht'), phone: '06 98765432' };
  secrets.push(person.email, '98765432', ...Object.values(names), reaction.displayname, reaction.informatie);
  const caller = await callerOf(request, person.email);
  await caller.send('PUT', 'me', names);
  await caller.send('POST', 'response', { ...reaction, email: person.email, dier });
  const invited = await inviteSomebody(request, Kind.other);
  secrets.push(invited.email, names.firstname);
  await (await callerOf(request, invited.email)).send('PUT', 'me', names);
  const { id } = await writeReview(request, invited, { message: PLAIN.slice(0, 4000), anonymous: 1 });
  const admin = await callerOf(request, PEOPLE.admin);
  return () => admin.send('PUT', apiPath.review(id ?? 0), { hidden: true, reason: 'De proef is klaar' });
}

/** Fills every text that public pages show with attacks, and others with secrets; gives the documents that could show them. */
export async function makeAttackedWorld(request: APIRequestContext) {
  const secrets: Secrets = [];
  const name = `${freshTitle('Aanval')} ${ANYWHERE}`;
  const shelter = await makeShelter(request, name, secrets);
  const html = (await formattedAttacks(request)).join('<p>volgende</p>');
  const wanted = { soort: Kind.rabbit, omschrijving: `<p>Begin</p>${html}`, kleur: ANYWHERE, rasaanvul: ANYWHERE };
  const animal = await publishAnimal(request, { ...wanted, naam: name }, shelter.email);
  const naam = freshTitle('Concept');
  secrets.push(naam);
  await previewAnimal(request, { ...wanted, naam }, shelter.email);
  const written = await makeTexts(request, name, html, secrets);
  const hideReview = await makePerson(request, animal.uuidkey, secrets);
  await shelter.pause();
  const ofShelter = [portalPath.shelter, portalPath.shelterInfo, portalPath.shelterAnimals];
  const named = [
    ...[portalPath.animal(animal.uuidkey), ...written.paths, ...ofShelter.map((path) => path(shelter.uuidkey))],
    ...[portalPath.shelterAnimalsOfKind(shelter.uuidkey, Kind.rabbit), portalPath.newsList(), portalPath.information()],
    `${portalPath.shelters()}?q=${encodeURIComponent(name)}`,
    `${portalPath.rabbits()}?q=${encodeURIComponent(name)}`,
  ];
  return {
    secrets,
    /** Documents that show the name of what was made, and all others. */
    named,
    others: (await findRenderedPages(request)).filter((path) => !named.includes(path)),
    name,
    async remove() {
      await withdrawAnimal(request, animal, shelter.email);
      await written.remove();
      await hideReview();
    },
  };
}
