/** Every path of this remote and the page it shows; the same keys stand in remote.json. */
export const routes = {
  nieuws: async () => (await import('./pages/news-list-page')).NewsListPage,
  'nieuws/:id': async () => (await import('./pages/news-item-page')).NewsItemPage,
  informatie: async () => (await import('./pages/information-page')).InformationPage,
  'informatie/:artikle': async () => (await import('./pages/information-page')).InformationPage,
  'over-ons/doelstelling': async () => (await import('./pages/goal-page')).GoalPage,
  'over-ons/jaarverslag': async () => (await import('./pages/annual-report-page')).AnnualReportPage,
  contact: async () => (await import('./pages/contact-page')).ContactPage,
  'registreer/asiel': async () => (await import('./pages/shelter-application-page')).ShelterApplicationPage,
  'privacy-policy': async () => (await import('./pages/privacy-page')).PrivacyPage,
  'cookie-policy': async () => (await import('./pages/cookies-page')).CookiesPage,
  disclaimer: async () => (await import('./pages/disclaimer-page')).DisclaimerPage,
  toegankelijkheid: async () => (await import('./pages/accessibility-page')).AccessibilityPage,
};
