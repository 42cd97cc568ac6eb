/**
 * What the keys must do (WAI-ARIA Authoring Practices), per component of fixture.tsx: `open` brings it into its open state, then each check
 * presses its keys and looks.
 */
const isShown = (page, selector) => page.locator(selector).first().isVisible();
const countOf = (page, selector) => page.locator(selector).count();
/** The text of what assistive technology is told to be at: the active descendant of the focused element, or that element. */
const activeText = (page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : undefined;
  });
const focusedText = (page) => page.evaluate(() => document.activeElement?.textContent);
const hasFocusIn = (page, selector) => page.evaluate((inside) => !!document.activeElement?.closest(inside), selector);
const isAnnounced = async (page) => !!(await activeText(page));
/** Whether no Escape was left for the dialog around it. */
const keptEscape = (page) => page.evaluate(() => globalThis.escapes === 0);
const saysHowMany = async (page) => (await countOf(page, '[role=status], [aria-live=polite]')) > 0;
const closedTo = (selector, opener) => async (page) =>
  !(await isShown(page, selector)) && (await focusedText(page)) === opener;

const MENU = {
  open: ['Tab', 'Enter'],
  checks: [
    ['opens on the first entry', [], async (page) => (await activeText(page)) === 'Dieren'],
    ['arrow down', ['ArrowDown'], async (page) => (await activeText(page)) === 'Gegevens'],
    ['End', ['End'], async (page) => (await activeText(page)) === 'Uitloggen'],
    ['Home', ['Home'], async (page) => (await activeText(page)) === 'Dieren'],
    ['letters find an entry (optional)', ['u'], async (page) => (await activeText(page)) === 'Uitloggen'],
    ['Escape closes, focus returns', ['Escape'], closedTo('[role=menuitem]', 'Account')],
  ],
};

export const KEYBOARD = {
  ConfirmDialog: {
    open: ['Tab', 'Enter'],
    checks: [
      ['focus on the safe answer', [], async (page) => (await focusedText(page)) === 'Nee'],
      ['Tab stays inside', ['Tab', 'Tab', 'Tab'], (page) => hasFocusIn(page, '[role=alertdialog]')],
      [
        'stays open while the answer is sent',
        [],
        async (page) => {
          await page.getByRole('button', { name: 'Ja' }).click();
          await page.waitForTimeout(500);
          return isShown(page, '[role=alertdialog]');
        },
      ],
    ],
  },
  AutoComplete: {
    open: ['Tab', 'e'],
    checks: [
      ['arrow down is announced', ['ArrowDown'], isAnnounced],
      [
        'arrow up from the first finds the last',
        ['ArrowUp'],
        async (page) => (await page.locator('[data-p-highlight=true]').textContent()) === 'Teckel',
      ],
      ['says how many there are', [], saysHowMany],
      [
        'Escape closes the list alone',
        ['Escape'],
        async (page) => !(await isShown(page, '[role=option]')) && keptEscape(page),
      ],
    ],
  },
  Toast: {
    open: ['Tab', 'Enter'],
    checks: [
      ['region is there before its text', [], (page) => page.evaluate(() => globalThis.hadLiveRegion)],
      [
        'waits while it has the focus',
        ['Tab'],
        async (page) => {
          await page.waitForTimeout(2200);
          return isShown(page, 'text=Opgeslagen');
        },
      ],
    ],
  },
  Menu: MENU,
  TieredMenu: MENU,
  Galleria: {
    open: [],
    checks: [
      ['thumbnails can be shown', [], async (page) => (await countOf(page, '[data-pc-section=thumbnailitem]')) > 0],
      [
        'arrow chooses the next photo',
        ['Tab', 'Tab', 'Tab', 'ArrowRight', 'Enter'],
        async (page) => (await page.locator('[role=tab]').nth(1).getAttribute('aria-selected')) === 'true',
      ],
      ['says which photo it is', [], saysHowMany],
    ],
  },
  Rating: {
    open: ['Tab'],
    checks: [
      ['one stop of Tab', [], async (page) => (await countOf(page, '[tabindex="0"]')) === 1],
      [
        'radio buttons, one checked',
        [],
        async (page) => (await countOf(page, 'input[type=radio], [role=radio]')) === 5,
      ],
      ['Space chooses', ['Space'], async (page) => (await countOf(page, '[data-pc-section=onicon]')) === 1],
      [
        'arrow moves the focus with the choice',
        ['Enter', 'ArrowRight'],
        (page) => page.evaluate(() => document.activeElement === document.querySelectorAll('[role=button]')[1]),
      ],
    ],
  },
  MultiSelect: {
    open: ['Tab', 'ArrowDown'],
    checks: [
      ['arrow down is announced', ['ArrowDown'], isAnnounced],
      [
        'Enter chooses, list stays',
        ['Enter'],
        async (page) => (await countOf(page, '[role=option][aria-selected=true]')) === 1,
      ],
      ['focus stays in the search field', [], (page) => hasFocusIn(page, '[role=searchbox]')],
      [
        'Escape closes the list alone',
        ['Escape'],
        async (page) => !(await isShown(page, '[role=option]')) && keptEscape(page),
      ],
    ],
  },
  Tooltip: {
    open: ['Tab'],
    checks: [
      ['shows on focus', [], (page) => isShown(page, '[role=tooltip]')],
      [
        'describes its button',
        [],
        async (page) => (await countOf(page, '#deel[aria-describedby=uitleg] ~ #uitleg')) === 1,
      ],
      [
        'Escape closes it alone',
        ['Escape'],
        async (page) => !(await isShown(page, '[role=tooltip]')) && keptEscape(page),
      ],
    ],
  },
  FileUpload: {
    open: (page) => {
      const files = ['poes.png', 'hond.png'].map((name) => ({
        name,
        mimeType: 'image/png',
        buffer: Buffer.from(name),
      }));
      return page.locator('input[type=file]').setInputFiles(files);
    },
    checks: [
      [
        'Enter opens the chooser',
        [],
        async (page) => {
          await page.locator('input[type=file]').focus();
          const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
          await page.keyboard.press('Enter');
          return chooser.then(Boolean, () => false);
        },
      ],
      [
        'each file can be removed by name',
        [],
        async (page) => (await page.getByRole('button', { name: /poes/ }).count()) === 1,
      ],
      ['says what was chosen', [], saysHowMany],
    ],
  },
  ProgressBar: {
    open: [],
    checks: [
      ['name and value', [], async (page) => (await countOf(page, '[role=progressbar][aria-valuenow="40"]')) === 1],
    ],
  },
  DataTable: {
    open: [],
    checks: [
      ['Enter sorts', ['Tab', 'Tab', 'Enter'], async (page) => (await countOf(page, 'th[aria-sort=ascending]')) === 1],
      [
        'editable cells have a named stop',
        [],
        async (page) => (await countOf(page, 'td [tabindex="0"]:not([aria-label])')) === 0,
      ],
      [
        'pages are links with an address',
        [],
        async (page) => (await countOf(page, '[data-pc-section=pages] a[href]')) > 0,
      ],
    ],
  },
};
