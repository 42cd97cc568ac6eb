/**
 * `npm run e2e:firefox`: the smoke journey in a Firefox that is installed (FIREFOX names another one), against a portal of its own.
 * No part of `npm test`: without a Firefox it says so and ends well.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { fillFolder, startPortal } from './support/portal.mjs';

const WAIT_MS = 20_000;
const USUAL_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX, ...onPath, ...USUAL_PLACES].find((path) => path && existsSync(path));
}

/** Home, the cats, a filter, an animal, back, the news, the page to log in. */
async function visit(page, url) {
  const step = (name) => console.log(`  ${name}`);
  const click = (selector) => page.locator(selector).setTimeout(WAIT_MS).click();
  const heading = (text) =>
    page.waitForFunction(
      (wanted) => document.querySelector('main h1')?.textContent === wanted,
      { timeout: WAIT_MS },
      text,
    );

  await page.goto(url);
  await heading('Vind een dier dat bij u past');
  await click('::-p-xpath(//button[normalize-space()="Alleen noodzakelijk"])');
  step('home');

  await click('::-p-xpath(//form[@role="search"]//label[.//input[@value="1"]])');
  await click('form[role="search"] button[type="submit"]');
  await heading('Katten');
  step('search');

  await click('::-p-xpath(//aside//label[starts-with(normalize-space(), "Europees korthaar")])');
  await page.waitForFunction(() => location.search.includes('ras='), { timeout: WAIT_MS });
  await page.waitForSelector('main [aria-busy="true"]', { hidden: true, timeout: WAIT_MS });
  step('filter');

  const animal = await page.waitForSelector('main article a[href^="/dier/"]', { visible: true, timeout: WAIT_MS });
  const name = await animal.evaluate((link) => link.textContent);
  await animal.click();
  await heading(name);
  step(`animal: ${name}`);

  await page.goBack();
  await heading('Katten');
  await page.waitForSelector('main article a[href^="/dier/"]', { timeout: WAIT_MS });
  step('back');

  await click('a[href="/nieuws"]');
  await heading('Nieuws');
  step('news');

  await click('a[href^="/login"]');
  await heading('Inloggen');
  await page.waitForSelector('main input[type="password"]', { visible: true, timeout: WAIT_MS });
  step('log in');
}

/** Runs the journey; throws when a step fails or the pages reported an error. */
async function journey(executablePath) {
  await fillFolder();
  const portal = await startPortal();
  let browser;
  try {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    console.log(await browser.version());
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await visit(page, portal.url);
    if (errors.length > 0) throw new Error(`The pages reported:\n${errors.join('\n')}`);
  } finally {
    await browser?.close();
    await portal.stop();
  }
}

const firefox = findFirefox();
if (firefox) await journey(firefox);
else console.log('No Firefox found (FIREFOX names one): the journey in Firefox was not run.');
