import { portalPath } from '@portal/shared/contract';
import { HtmlValidate } from 'html-validate';
import { findNews, findOldAnimals, findShelter, openPage } from '../support/pages';
import { expect, test } from '../support/test';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How markup is spelled: the browser writes it out here, and it spells its own way.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // HTML lets an id begin with any character; React's begin with a line.
    'valid-id': ['error', { relaxed: true }],
    // Safari forgets that a list without bullets is one, unless it is said.
    'no-redundant-role': 'off',
    // Boxes of one filter share a name, also with the list that stands beside them without scripts: all that are chosen are sent.
    'form-dup-name': 'off',
    // Filters work at once, without a button to send them.
    'wcag/h32': 'off',
    // Suggestions under a field are a list that no <select> can be.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // ARIA lets a list and a list of facts be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Numbers are kept on one line by the style sheet.
    'tel-non-breaking': 'off',
  },
});

for (const kind of ['home', 'search', 'animal', 'shelter', 'shelter animals', 'news', 'news item'] as const) {
  test(`${kind}: the page as it stands in the browser is valid HTML`, async ({ page, request }) => {
    const [animal] = (await findOldAnimals(request, { rows: 1 })).data;
    const shelter = await findShelter(request);
    const path = {
      home: portalPath.home(),
      search: portalPath.cats(),
      animal: portalPath.animal(animal?.uuidkey ?? ''),
      shelter: portalPath.shelter(shelter.uuidkey),
      'shelter animals': portalPath.shelterAnimals(shelter.uuidkey),
      news: portalPath.newsList(),
      'news item': portalPath.newsItem((await findNews(request)).id),
    }[kind];
    await openPage(page, path);
    // What a template holds is not part of the page until it is used.
    await page.evaluate(() => {
      for (const template of document.querySelectorAll('template')) template.content.replaceChildren();
    });
    const { results } = await validator.validateString(await page.content());
    const found = results.flatMap(({ messages }) =>
      messages
        .filter(({ severity }) => severity === 2)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
}
