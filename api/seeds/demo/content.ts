import { articleAlias } from '@portal/shared/domain';
import { ARTICLES } from './articles';
import type { Calendar } from './calendar';
import type { StoredDrawing } from './gallery';
import { NEWS } from './news';
import { NEWS_MORE } from './news-more';
import { withPicture } from './news-pictures';
import { demoUuid } from './uuid';

const AUTHOR = 'Redactie';

/** Days since the last `MM-DD` before today. */
function daysSince(day: string, calendar: Calendar): number {
  const year = Number(calendar.today.slice(0, 4));
  const date = `${day < calendar.today.slice(5) ? year : year - 1}-${day}`;
  return Math.round((Date.parse(calendar.today) - Date.parse(date)) / 86_400_000);
}

/** 24 news items over 18 months, newest first, those of a season in it; three are not active. `pictureOf`: the drawing of a title. */
export function makeNews(
  calendar: Calendar,
  pictureOf: (titel: string) => StoredDrawing | undefined = () => undefined,
): object[] {
  let others = 0;
  const dated = [...NEWS, ...NEWS_MORE].map((item) => ({
    item,
    days: item.day === undefined ? 3 + 31 * others++ : daysSince(item.day, calendar),
  }));
  dated.sort((a, b) => a.days - b.days);
  return dated.map(({ item, days }, i) => ({
    id: i + 1,
    titel: item.titel,
    intro: item.intro,
    tekst: withPicture(item.tekst, pictureOf(item.titel)),
    aktief: item.inactive ? 0 : 1,
    auteur: AUTHOR,
    datum: calendar.date(days),
    html_policy: 1,
    version: 1,
    updated_at: calendar.at(days, 0.4),
  }));
}

/** Information articles and the annual report. */
export function makeArticles(calendar: Calendar): object[] {
  return ARTICLES.map((article, i) => ({
    id: i + 1,
    categorie: article.categorie ?? 'informatie',
    titel: article.titel,
    alias: articleAlias(article.titel),
    aktief: article.aktief ?? 1,
    auteur: AUTHOR,
    datum: calendar.date(30 + i * 21),
    tekst: article.tekst,
    html_policy: 1,
    version: 1,
    updated_at: calendar.at(30 + i * 21, 0.4),
  }));
}

/** The feature flags of the demo data. */
export function makeFeatures(): object[] {
  return [{ alias: 'review-chat', environment: 'all', asiel_ids: [], user_ids: [] }];
}

/** Three requests for a shelter account: new, approved (shelter 2) and rejected. */
export function makeApplications(seed: number, calendar: Calendar): object[] {
  const names = ['Stichting De Nieuwe Stal', 'Opvang Het Hoge Gras', 'Dierenhotel De Drempel'] as const;
  const states = ['new', 'approved', 'rejected'] as const;
  return names.map((naam, i) => {
    const site = naam.toLowerCase().replace(/[^a-z]+/g, '-');
    return {
      id: i + 1,
      uuidkey: demoUuid(seed, 'application', i + 1),
      asiel_id: i === 1 ? 2 : null,
      naam,
      contactpersoon: ['Anouk Visser', 'Bart Smit', 'Carla Maes'][i],
      ubn: String(2_345_678 + i),
      land: 'NL',
      provincie: 10,
      adres: `Weidepad ${12 + i}`,
      plaats: 'Woerden',
      postcode: `344${i} AB`,
      telefoon: `+31300${100_000 + i}`,
      url: `https://${site}.example`,
      pension: i === 2,
      dieren_buitenland: false,
      email: `info@${site}.example`,
      emailbheerder: `beheer@${site}.example`,
      email_factuur: `factuur@${site}.example`,
      motivatie: 'Wij vangen per jaar ongeveer zestig dieren op en laten ze graag aan meer mensen zien.',
      status: states[i],
      reason: i === 2 ? 'Een pension zonder opvang kunnen wij niet als asiel opnemen.' : null,
      created_at: calendar.at([4, 40, 60][i] ?? 4, 0.3),
      decided_at: i === 0 ? null : calendar.at([4, 36, 55][i] ?? 4, 0.6),
      decided_by: i === 0 ? null : 1,
    };
  });
}
