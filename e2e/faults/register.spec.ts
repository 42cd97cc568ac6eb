import { card, expect, openSearch, searchOf, searchPage, test } from '../support/fault-test';

test.use({ expectedErrors: [/register|mf-search|Failed to load resource/i] });

const BOOT_VIEW = /(<script[^>]*id="register"[^>]*>)[\s\S]*?<\/script>/;

for (const mode of ['hang', 503, 'html'] as const) {
  test(`no register at boot (${mode}): the frame and the shell's own pages, with a notice`, async ({
    page,
    portal,
  }) => {
    portal.rewritePage((html) => html.replace(BOOT_VIEW, '$1</script>'));
    portal.fail(/^\/register\.json/, mode);
    await page.goto(portal.url, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toHaveText(
      'De website is nu beperkt bereikbaar. Probeer het over enkele minuten opnieuw.',
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Vind een dier dat bij u past' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('no register at boot, in a browser that was here before: its last good copy', async ({
  page,
  portal,
  releases,
}) => {
  await openSearch(page, portal);
  await searchPage(page);
  portal.rewritePage((html) => html.replace(BOOT_VIEW, '$1</script>'));
  portal.fail(/^\/register\.json/, 503);
  await openSearch(page, portal);
  expect(await searchPage(page)).toBe(releases.current.version);
});

test('a remote that is switched off says why, and its menu entries are gone', async ({ page, portal }) => {
  portal.editRegister((register) => {
    Object.assign(searchOf(register), {
      enabled: false,
      disabledReason: 'Wij zijn de zoekmachine aan het verbeteren.',
    });
  });
  await openSearch(page, portal);
  await expect(card(page)).toContainText('Dit onderdeel is tijdelijk uitgeschakeld.');
  await expect(card(page)).toContainText('Wij zijn de zoekmachine aan het verbeteren.');
  await expect(card(page)).toContainText('Code: disabled');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Nieuws' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Zoeken' })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Katten' })).toBeHidden();
  expect(portal.requests.filter((path) => path.startsWith('/mf/mf-search/'))).toEqual([]);
});
