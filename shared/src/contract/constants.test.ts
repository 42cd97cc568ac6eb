import * as codes from './codes';
import * as constants from './constants';

const contract: Record<string, unknown> = { ...codes, ...constants };

const values: [keyof typeof codes | keyof typeof constants, unknown][] = [
  ['VERSION_CHECK_INTERVAL_MS', 300_000],
  ['TOAST_DURATION_MS', 4000],
  ['TOAST_DURATION_NEWS_MS', 2000],
  ['TOAST_DURATION_IMAGE_MS', 3000],
  ['TOAST_DURATION_REVIEW_MS', 5000],
  ['CONSENT_COOKIE', 'iscookieconsent'],
  ['CONSENT_YES', 'yes'],
  ['CONSENT_COOKIE_DAYS', 90],
  ['REMEMBER_ME_COOKIE_DAYS', 90],
  ['TOKEN_STORAGE_KEY', 'token'],
  ['NEWS_INTRO_MAX', 250],
  ['NEWS_INTRO_WARNING', 200],
  ['ArticleStatus', { published: 1, unpublished: 0, archived: -1 }],
  ['NewsStatus', { active: 1, inactive: 0 }],
  ['PlacementStatus', { placed: 'J', reserved: 'G', published: 'N', preview: 'P', archived: 'A' }],
  ['Answer', { yes: 'J', no: 'N', unknown: 'X' }],
  ['YesNo', { yes: 'J', no: 'N' }],
  ['Flag', { off: 0, on: 1 }],
  ['Kind', { cat: 1, dog: 2, other: 3, rabbit: 4 }],
  ['ReactionStatus', { sent: 'send', inProgress: 'inprogress', done: 'done', archived: 'archive' }],
  ['GALLERY_SLOTS', 4],
  ['REACTION_COUNT_MAX', 9],
  ['RATING_MIN', 1],
  ['RATING_MAX', 5],
  ['PASSWORD_MIN', 10],
  ['CHAT_TEXT_MIN', 2],
  ['PHOTO_SIZE', 350],
  ['PHOTO_SIZE_LARGE', 800],
  ['PHOTO_MIME_TYPE', 'image/jpeg'],
  ['STAFF_PAGE_SIZES', [5, 10, 15, 20, 50]],
  ['STAFF_PAGE_SIZE', 10],
  ['FIRST_PAGE', 1],
  ['SHELTER_ANIMALS_ROWS', 200],
  ['FILTER_DEBOUNCE_MS', 500],
  ['TOOLTIP_DELAY_MS', 500],
  ['TOOLTIP_DELAY_NEWS_MS', 1500],
  ['TOOLTIP_DELAY_SHARE_MS', 500],
  ['LIMIT_WARNING_BELOW', 4],
  ['LIMIT_DANGER_AT', 0],
  ['SHELTER_ROLE_LEVEL', 6],
  ['INVITE_UUID_LENGTH', 36],
  ['DATE_FORMAT', 'dd-MM-yyyy'],
  ['DATE_FORMAT_FORM', 'yyyy-MM-dd'],
  ['DATE_FORMAT_CHAT', 'dd MMMM y H:mm'],
  ['BREAKPOINTS', { mobileBar: 800, login: 1150, wide: 890, medium: 750, narrow: 650, compactPaginator: 550 }],
  ['ADMIN_TABLE_SCROLL_HEIGHT', '55rem'],
  ['Country', { netherlands: 'NL', belgium: 'BE', antilles: 'NA' }],
  ['LOCALE', 'nl-NL'],
  ['TRANSITION_SECONDS', 0.2],
  ['DISABLED_OPACITY', 0.6],
  ['TOAST_WIDTH', '25rem'],
  ['PRIMARY_COLOUR', 'emerald'],
];
test.each(values)('SHD-002: %s is %j', (name, value) => {
  expect(contract[name]).toEqual(value);
});

test('SHD-003: the quantity options of the test page are 6, 15, 30, 45', () => {
  expect(contract.TEST_PAGE_QUANTITIES).toEqual([6, 15, 30, 45]);
});
