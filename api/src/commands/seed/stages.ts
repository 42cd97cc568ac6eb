import { accountIds, makeAccount, makeCredentials } from '../../../seeds/demo/accounts';
import { type AnimalContext, type Lookups, makeAnimal } from '../../../seeds/demo/animals';
import type { Calendar } from '../../../seeds/demo/calendar';
import { makeApplications, makeArticles, makeFeatures, makeNews } from '../../../seeds/demo/content';
import { listDrawings } from '../../../seeds/demo/drawings/catalogue';
import { makeFavourites, makeSavedSearches } from '../../../seeds/demo/favourites-and-searches';
import { createGallery, type StoredDrawing } from '../../../seeds/demo/gallery';
import { newsPicture, textPhotos } from '../../../seeds/demo/news-pictures';
import { listPlaces } from '../../../seeds/demo/places';
import { type Population, planPopulation } from '../../../seeds/demo/population';
import { caseReactions, makeReaction, reactedAnimals } from '../../../seeds/demo/reactions';
import { makeOpenInvites, makeReview, planReviews, type ReviewContext } from '../../../seeds/demo/reviews';
import type { Availability, Scale } from '../../../seeds/demo/scale';
import { makeShelters, type ShelterRow } from '../../../seeds/demo/shelters';
import type { Executor } from '../../ports/database/port';
import { insertMany, insertRows } from './bulk';

/** What all stages share. */
export interface LoadPlan {
  tx: Executor;
  scale: Scale;
  seed: number;
  calendar: Calendar;
  options: Availability;
  drawings: readonly StoredDrawing[];
  report(stage: string, done: number, total: number): void;
}

/** Reads ids by name, so that the generator knows no id of breed, sex and province. */
export async function readLookups(tx: Executor): Promise<Lookups> {
  const breeds = await tx.query<{ id: number; soortid: number; naam: string }>('SELECT id, soortid, naam FROM breed');
  const sexes = await tx.query<{ id: number; soortid: number; naam: string; sexecode: 'M' | 'V' | null }>(
    'SELECT id, soortid, naam, sexecode FROM sex',
  );
  const provinces = await tx.query<{ id: number; afkorting: string }>('SELECT id, afkorting FROM province');
  return {
    breed: new Map(breeds.rows.map((row) => [`${row.soortid}/${row.naam}`, row.id])),
    sex: new Map(sexes.rows.map((row) => [`${row.soortid}/${row.naam}`, { id: row.id, sexecode: row.sexecode }])),
    province: new Map(provinces.rows.map((row) => [row.afkorting, row.id])),
  };
}

/** Shelters and animals with photos and visits. */
export async function loadAnimals(
  plan: LoadPlan,
  lookups: Lookups,
): Promise<{ population: Population; shelters: ShelterRow[] }> {
  const { tx, scale, seed, calendar } = plan;
  const population = planPopulation(scale, plan.options, seed, listPlaces(scale.shelterTimes).length);
  const shelters = makeShelters(scale.shelterTimes, seed, population.occupied, lookups.province, calendar);
  await insertRows(tx, 'shelter', shelters);
  const context: AnimalContext = {
    seed,
    calendar,
    population,
    lookups,
    shelters,
    gallery: createGallery(listDrawings()),
    drawings: plan.drawings,
  };
  const size = 1000;
  for (let start = 1; start <= population.size; start += size) {
    const last = Math.min(population.size, start + size - 1);
    const made = Array.from({ length: last - start + 1 }, (_, i) => makeAnimal(start + i, context));
    await insertRows(
      tx,
      'animal',
      made.map((rows) => rows.animal),
    );
    await insertRows(
      tx,
      'photo',
      made.flatMap((rows) => rows.photos),
    );
    await insertRows(
      tx,
      'animal_visit',
      made.map((rows) => rows.visit),
    );
    plan.report('dieren', last, population.size);
  }
  return { population, shelters };
}

/** Accounts, favourites, saved searches, reactions, reviews with chat, applications. */
export async function loadPeople(
  plan: LoadPlan,
  population: Population,
  shelters: readonly ShelterRow[],
): Promise<void> {
  const { tx, scale, seed, calendar } = plan;
  const { visitors } = scale;
  const accounts = accountIds(shelters.length, visitors);
  const account = (id: number) => makeAccount(id, accounts, shelters.length, seed, calendar);
  await insertMany(
    tx,
    'account',
    accounts.total,
    (i) => account(i + 1),
    (done) => plan.report('accounts', done, accounts.total),
  );
  const roles = [
    { user_id: 1, role: 'admin', level: 9 },
    ...shelters.map(({ id }) => ({ user_id: accounts.staff(id), role: 'asiel', level: 6 })),
  ];
  await insertRows(tx, 'account_role', roles);
  await insertRows(tx, 'account_credential', makeCredentials(accounts, shelters.length, visitors, calendar));
  const favourites = makeFavourites(population, accounts, visitors, seed, calendar);
  await insertMany(
    tx,
    'favourite',
    favourites.length,
    (i) => favourites[i],
    (done) => plan.report('favorieten', done, favourites.length),
  );
  const searches = makeSavedSearches(accounts, visitors, seed, calendar);
  await insertMany(
    tx,
    'saved_search',
    searches.length,
    (i) => searches[i],
    () => undefined,
  );
  const reactions = {
    seed,
    calendar,
    population,
    accounts,
    visitors,
    animals: reactedAnimals(population),
    cases: caseReactions(),
    person: account,
  };
  await insertMany(
    tx,
    'reaction',
    scale.reactions,
    (i) => makeReaction(i, reactions),
    (done) => plan.report('reacties', done, scale.reactions),
  );
  await loadReviews(plan, {
    seed,
    calendar,
    shelters,
    accounts,
    visitors,
    history: Math.min(scale.history, 2_900),
    person: account,
  });
  await insertRows(tx, 'shelter_application', makeApplications(seed, calendar));
}

async function loadReviews(plan: LoadPlan, context: ReviewContext): Promise<void> {
  const { tx, scale } = plan;
  const shelterIds = planReviews(scale.reviews, context);
  const size = 1000;
  for (let start = 0; start < shelterIds.length; start += size) {
    const made = shelterIds.slice(start, start + size).map((shelterId, i) => makeReview(start + i, shelterId, context));
    await insertRows(
      tx,
      'review_invite',
      made.map((rows) => rows.invite),
    );
    await insertRows(
      tx,
      'review',
      made.map((rows) => rows.review),
    );
    await insertRows(
      tx,
      'message',
      made.flatMap((rows) => rows.messages),
    );
    plan.report('recensies', Math.min(shelterIds.length, start + size), shelterIds.length);
  }
  await insertRows(tx, 'review_invite', makeOpenInvites(Math.max(5, Math.round(scale.reviews / 40)), context));
}

/** News, articles, annual report and feature flags. */
export async function loadContent({ tx, calendar, drawings }: LoadPlan): Promise<void> {
  const list = listDrawings();
  const shown: StoredDrawing[] = [];
  const pictureOf = (titel: string) => {
    const picture = newsPicture(titel, list, drawings);
    if (picture) shown.push(picture);
    return picture;
  };
  await insertRows(tx, 'news_item', makeNews(calendar, pictureOf));
  await insertRows(tx, 'photo', textPhotos(shown, calendar.at(0, 0)));
  await insertRows(tx, 'article', makeArticles(calendar));
  await insertRows(tx, 'feature', makeFeatures());
}
