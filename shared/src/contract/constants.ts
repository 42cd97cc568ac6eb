/**
 * Every constant of specification § 9, once (SHD-002). Times are in milliseconds unless the name says otherwise, widths in CSS pixels. The
 * codes of the wire stand in codes.ts.
 */

/** Level of the role asiel that linking an account writes. */
export const SHELTER_ROLE_LEVEL = 6;

/** The value that means 'maakt niet uit' in a filter; dropped like ''. */
export const FILTER_ANY = 'x';

/** How often the version file is asked for. */
export const VERSION_CHECK_INTERVAL_MS = 5 * 60 * 1000;

/** How long toasts stay. */
export const TOAST_DURATION_MS = 4000;
export const TOAST_DURATION_NEWS_MS = 2000;
export const TOAST_DURATION_IMAGE_MS = 3000;
export const TOAST_DURATION_REVIEW_MS = 5000;

/** Cookies (C24, C31). */
export const CONSENT_COOKIE = 'iscookieconsent';
export const CONSENT_YES = 'yes';
export const CONSENT_NO = 'no';
export const CONSENT_COOKIE_DAYS = 90;
export const REMEMBER_ME_COOKIE = 'rememberMe';
export const REMEMBER_ME_COOKIE_DAYS = 90;

/** Local storage keys: the mirror of the token, the last address per kind (C07), a visitor's favourites (C13), folded groups (C61). */
export const TOKEN_STORAGE_KEY = 'token';
export const FAVOURITES_STORAGE_KEY = 'favourites';
export const HOME_PLACE_STORAGE_KEY = 'woonplaats';
export const FILTER_STORAGE_KEYS = { kat: 'filter-kat', hond: 'filter-hond', overig: 'filter-overig' } as const;
export const FOLD_STORAGE_PREFIX = 'fold-';

/** Counter of the news intro, in characters. */
export const NEWS_INTRO_MAX = 250;
export const NEWS_INTRO_WARNING = 200;

/** Photo slots of the gallery, and the highest reaction count that is printed as a number. */
export const GALLERY_SLOTS = 4;
export const REACTION_COUNT_MAX = 9;

/** Calendar days after which an open reaction waits too long (C17). */
export const REACTION_OVERDUE_DAYS = 5;

/** Stars. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** Characters of a password (C24) and of a chat message (C21). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
export const CHAT_TEXT_MIN = 2;
export const CHAT_TEXT_MAX = 2000;
export const CHAT_SHOWN = 50;

/** Messages of a person in a minute (C21); milliseconds between two pings of the stream: two missed ones mean that it is lost. */
export const CHAT_PER_MINUTE = 20;
export const CHAT_PING_MS = 15_000;

/** Photos: side of the square crop and of the large one, in pixels; type; most bytes of a body; most photos of an animal (C42). */
export const PHOTO_SIZE = 350;
export const PHOTO_SIZE_LARGE = 800;
export const PHOTO_MIME_TYPE = 'image/jpeg';
export const PHOTO_BODY_MAX_BYTES = 4 * 1024 * 1024;
export const PHOTOS_PER_ANIMAL_MAX = 40;
/** Most bytes of the photos of one shelter and all its animals together. */
export const PHOTOS_PER_SHELTER_MAX_BYTES = 2 * 1024 ** 3;

/** Staff lists: page sizes, default size, first page (C33). */
export const STAFF_PAGE_SIZES = [5, 10, 15, 20, 50] as const;
export const STAFF_PAGE_SIZE = 10;
export const FIRST_PAGE = 1;

/** Public lists: sizes the page offers, default and largest; the largest is also what loadOthers asks as `x_rpp` (C05, C33). */
export const PUBLIC_PAGE_SIZES = [12, 24, 48, 96] as const;
export const PUBLIC_PAGE_SIZE = 24;
export const PUBLIC_PAGE_SIZE_MAX = 200;
export const SHELTER_ANIMALS_ROWS = 200;

/** A page number above this is nonsense: no list is that long (ours). */
export const PAGE_NUMBER_MAX = 100_000;

/** Quantity options of a test page: unused, see SHD-003. */
export const TEST_PAGE_QUANTITIES = [6, 15, 30, 45] as const;

/** Waiting times of the screen. */
export const FILTER_DEBOUNCE_MS = 500;
export const TOOLTIP_DELAY_MS = 500;
export const TOOLTIP_DELAY_NEWS_MS = 1500;
export const TOOLTIP_DELAY_SHARE_MS = 500;

/** Limit badge: warning under this many free places, danger at none; limit when nmax is missing (C11). */
export const LIMIT_WARNING_BELOW = 4;
export const LIMIT_DANGER_AT = 0;
export const DEFAULT_NMAX = 100;

/** Characters of an invite uuid. */
export const INVITE_UUID_LENGTH = 36;

/** Days (C08, C09, C19, C20): new, long-stayer, placed animal still shown, invite valid, review may be changed. */
export const NEW_DAYS = 14;
export const LONG_STAYER_DAYS = 90;
export const PLACED_VISIBLE_DAYS = 30;
export const INVITE_DAYS = 90;
export const REVIEW_EDIT_DAYS = 30;

/** Hours in which a shelter may change its answer to a review (C56). */
export const REVIEW_ANSWER_EDIT_HOURS = 24;

/** Favourites of a visitor in local storage (C13), saved searches of a user (C12). */
export const LOCAL_FAVOURITES_MAX = 100;
export const SAVED_SEARCHES_MAX = 20;

/** Characters before suggestions are asked for (C19). */
export const SUGGESTION_MIN = 3;

/** Date formats as the specification writes them; domain/date applies them. */
export const DATE_FORMAT = 'dd-MM-yyyy';
export const DATE_FORMAT_FORM = 'yyyy-MM-dd';
export const DATE_FORMAT_CHAT = 'dd MMMM y H:mm';
export const LOCALE = 'nl-NL';
export const TIME_ZONE = 'Europe/Amsterdam';

/** Breakpoints: the bottom bar below 800, the one-sided login below 1150, the compact paginator below 550. */
export const BREAKPOINTS = {
  mobileBar: 800,
  login: 1150,
  wide: 890,
  medium: 750,
  narrow: 650,
  compactPaginator: 550,
} as const;
export const ADMIN_TABLE_SCROLL_HEIGHT = '55rem';

/** Look; the tokens of shared/ui hold the same values. */
export const TRANSITION_SECONDS = 0.2;
export const DISABLED_OPACITY = 0.6;
export const TOAST_WIDTH = '25rem';
export const PRIMARY_COLOUR = 'emerald';

/** Alias of the flag that shows the chat below a review. */
export const REVIEW_CHAT_FLAG = 'review-chat';

/** Every flag that the code asks for (C41); an alias that is not among them is unknown. */
export const FEATURE_ALIASES = [REVIEW_CHAT_FLAG] as const;

/** Texts that endpoints rethrow (SHD-006). */
export const SEND_REQUEST_FAILED = 'failed to send request';
export const CHANGE_USER_FAILED = 'failed to change user';
