import type { Article } from '@portal/shared/contract';
import { makeAdmin, makeConfig, rawAnswer, refuse, renderPart } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { AccessibilityPage } from './pages/accessibility-page';
import { AnnualReportPage } from './pages/annual-report-page';
import { CookiesPage } from './pages/cookies-page';
import { DisclaimerPage } from './pages/disclaimer-page';
import { GoalPage } from './pages/goal-page';
import { PrivacyPage } from './pages/privacy-page';
import { stubApi } from './testing/stub-api';

const config = makeConfig({
  productName: 'Pootjesplein',
  productSlug: 'pootjesplein',
  contactEmail: 'bestuur@plein.example',
});

test.each([
  ['Doelstelling', GoalPage],
  ['Privacyverklaring', PrivacyPage],
  ['Cookiebeleid', CookiesPage],
  ['Disclaimer', DisclaimerPage],
  ['Toegankelijkheid', AccessibilityPage],
])('%s is a text in sections under one heading (CO-030..CO-034, C45)', (title, Page) => {
  renderPart(<Page />, { config });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
  for (const section of screen.getAllByRole('region')) expect(section).toHaveTextContent(/\w{40}|(\w+\W+){12}/);
});

test('the goal leads to the long-stayers (CO-030)', () => {
  renderPart(<GoalPage />, { config });
  expect(screen.getByRole('link', { name: 'Bekijk de langzitters' })).toHaveAttribute('href', '/zoek/langzitters');
});

test('the section #anbi holds what a charity must publish, without what is not configured (C48)', () => {
  const foundation = {
    ...config.foundation,
    rsin: '123456789',
    iban: 'NL96TEST0000000000',
    board: [{ role: 'Voorzitter', name: 'A. Jansen' }],
  };
  renderPart(<GoalPage />, { config: { ...config, foundation } });
  const anbi = screen.getByRole('region', { name: 'ANBI: onze gegevens' });
  expect(anbi).toHaveAttribute('id', 'anbi');
  expect(anbi).toHaveTextContent('123456789');
  expect(anbi).toHaveTextContent('NL96 TEST 0000 0000 00');
  expect(anbi).toHaveTextContent('A. Jansen (voorzitter)');
  expect(within(anbi).getByRole('link', { name: 'Lees het jaarverslag' })).toHaveAttribute(
    'href',
    '/over-ons/jaarverslag',
  );
  expect(anbi).not.toHaveTextContent('Beleidsplan');
});

test('an address with #anbi brings that section into view, with the focus on its heading', () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  renderPart(<GoalPage />, { config, url: '/over-ons/doelstelling#anbi' });
  expect(shown).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 2, name: 'ANBI: onze gegevens' })).toHaveFocus();
});

test('the privacy policy links to the page where an account is deleted (CO-032, SH-059)', () => {
  renderPart(<PrivacyPage />, { config });
  expect(screen.getByRole('link', { name: 'uw account verwijderen' })).toHaveAttribute(
    'href',
    '/mijn-pootjesplein/profiel#verwijderen',
  );
  expect(screen.getByRole('link', { name: 'bestuur@plein.example' })).toHaveAttribute(
    'href',
    'mailto:bestuur@plein.example',
  );
  expect(within(screen.getByRole('navigation', { name: 'Op deze pagina' })).getAllByRole('link')).toHaveLength(6);
});

test.each([
  ['', /staat die dienst uit/],
  ['https://telling.example/a.js', /laadt pas nadat u op ‘Akkoord’ klikt/],
])('the cookie policy tells about the statistics that this installation uses: %s (CO-033)', (analyticsUrl, text) => {
  renderPart(<CookiesPage />, { config: { ...config, analyticsUrl } });
  expect(screen.getByRole('region', { name: 'Anonieme statistiek' })).toHaveTextContent(text);
  for (const cookie of ['iscookieconsent', 'rememberMe', 'device', 'idp'])
    expect(screen.getByRole('rowheader', { name: cookie })).toBeVisible();
});

const report: Article = {
  id: 1,
  titel: 'Jaarverslag 2025',
  alias: 'jaarverslag_2025',
  categorie: 'jaarverslag',
  aktief: 1,
  auteur: 'Bestuur',
  datum: '2026-03-01',
  tekst: '<p>Een goed jaar.</p>',
};

test.each([
  ['data.item', { data: { item: report } }],
  ['the first of data.items', { data: { items: [report, { ...report, id: 2, titel: 'Jaarverslag 2024' }] } }],
  ['titel and tekst alone', { data: { item: { titel: report.titel, tekst: report.tekst } } }],
])('the annual report is read from %s (CO-031)', async (_shape, answer) => {
  const { requests } = renderPart(<AnnualReportPage />, {
    api: stubApi({ listArticles: rawAnswer(200, JSON.stringify(answer)) }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Jaarverslag 2025' })).toBeVisible();
  expect(screen.getByText('Een goed jaar.')).toBeVisible();
  expect(requests[0]?.params).toEqual({ category: 'jaarverslag' });
});

test('without a report the page says when it comes; a failing api can be asked again', async () => {
  const api = stubApi({ listArticles: { data: { items: [] } } });
  const { unmount } = renderPart(<AnnualReportPage />, { api });
  expect(await screen.findByText('Er is nog geen jaarverslag.')).toBeVisible();
  unmount();
  renderPart(<AnnualReportPage />, { api: stubApi({ listArticles: refuse('INTERNAL') }) });
  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
});

test('administrators are told that the annual report is old or missing (C48)', async () => {
  const old = { ...report, datum: '2020-03-01' };
  const api = stubApi({ listArticles: { data: { items: [old], item: old } } });
  renderPart(<AnnualReportPage />, { api, user: makeAdmin() });
  expect(await screen.findByText(/Het nieuwste jaarverslag is ouder dan 18 maanden/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Nieuw jaarverslag' })).toBeVisible();
});
