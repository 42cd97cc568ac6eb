import { ArticleStatus, Kind, portalPath } from '@portal/shared/contract';
import type { APIRequestContext } from 'playwright/test';
import { publishAnimal, withdrawAnimal } from '../support/animals';
import { callerOf } from '../support/calls';
import { freshTitle } from '../support/editing';
import { PEOPLE, tokenOf } from '../support/people';
import { findRenderedPages, renderedDocument } from '../support/rendered';
import { expect, test } from '../support/test';

test('every document is the same for everybody: a visitor, a member, staff of two shelters, an admin', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const tokens = await Promise.all(Object.values(PEOPLE).map((email) => tokenOf(request, email)));
  for (const path of await findRenderedPages(request)) {
    // Another test may change what the page shows between two of the answers.
    await expect(async () => {
      const answers = await Promise.all(
        [undefined, ...tokens].map((token) => renderedDocument(request, path, token).then((answer) => answer.text())),
      );
      expect(new Set(answers).size, path).toBe(1);
    }).toPass({ timeout: 20_000 });
  }
});

/** What staff and admins alone may see, and the addresses where it would stand. */
async function writePrivately(request: APIRequestContext, name: string) {
  const admin = await callerOf(request, PEOPLE.admin);
  const text = { datum: '2099-12-30', auteur: name, tekst: `<p>${name}</p>` };
  const news = await admin.send<{ data: { item: { id: number } } }>('POST', 'news', {
    ...{ ...text, titel: name, intro: name, aktief: 0 },
  });
  const article = await admin.send<{ data: { item: { id: number; alias: string } } }>('POST', 'article', {
    ...{ ...text, titel: name, aktief: ArticleStatus.unpublished },
  });
  const animal = await publishAnimal(request, { soort: Kind.cat, naam: name, omschrijving: `<p>${name}</p>` });
  await withdrawAnimal(request, animal);
  const { id } = news.data.item;
  return {
    paths: [portalPath.newsItem(id), portalPath.article(article.data.item.alias), portalPath.animal(animal.uuidkey)],
    async remove() {
      await admin.remove(`news/${id}`);
      await admin.remove(`article/${article.data.item.id}`);
    },
  };
}

test('what is not published stands in no document, whoever asks', async ({ request }) => {
  test.setTimeout(120_000);
  const name = freshTitle('Geheim');
  const { paths, remove } = await writePrivately(request, name);
  const tokens = await Promise.all([PEOPLE.staff, PEOPLE.admin].map((email) => tokenOf(request, email)));
  for (const path of paths) {
    for (const token of tokens) {
      const answer = await request.get(path, { headers: { accept: 'text/html', authorization: `Bearer ${token}` } });
      expect(await answer.text(), path).not.toContain(name);
    }
  }
  for (const path of await findRenderedPages(request))
    expect(await (await renderedDocument(request, path, tokens[1])).text(), path).not.toContain(name);
  await remove();
});

/** Of the staff and the members of the demo data: nothing of them is for the public. */
const PRIVATE = [/"email_?(factuur|beheerder)"/, /"(firstname|lastName|userroles|usertype|idToken)"/, /@demo\.example/];

test('the answers that a document carries hold no private field', async ({ request }) => {
  for (const path of await findRenderedPages(request)) {
    const text = await (await renderedDocument(request, path)).text();
    for (const field of PRIVATE) expect(text, path).not.toMatch(field);
  }
});
