/** Every code of specification § 9, once (SHD-002), under an English name; a bare code such as 'J' is written nowhere else. */

/** Animal `geplaatst`: J Geplaatst, G Gereserveerd, N Publiceren, P Preview, A Archiveren. */
export const PlacementStatus = { placed: 'J', reserved: 'G', published: 'N', preview: 'P', archived: 'A' } as const;
export type PlacementStatus = (typeof PlacementStatus)[keyof typeof PlacementStatus];

/** Kind ids `soort`: 1 Kat, 2 Hond, 3 Overig, 4 Konijn. */
export const Kind = { cat: 1, dog: 2, other: 3, rabbit: 4 } as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** `koppel`, `archief` and other yes-no codes of the wire. */
export const YesNo = { yes: 'J', no: 'N' } as const;
export type YesNo = (typeof YesNo)[keyof typeof YesNo];

/** `gevonden` and the answers of the checklist: J yes, N no, X unknown or not answered. */
export const Answer = { yes: 'J', no: 'N', unknown: 'X' } as const;
export type Answer = (typeof Answer)[keyof typeof Answer];

/** The 0/1 flags of the wire: youtube, nieuw, favorite, primair, anonymous …. */
export const Flag = { off: 0, on: 1 } as const;
export type Flag = (typeof Flag)[keyof typeof Flag];

/** `sexecode` (C50); an unknown sex is null on the wire. */
export const SexCode = { male: 'M', female: 'V' } as const;
export type SexCode = (typeof SexCode)[keyof typeof SexCode];

/** `aktief` of an information article: 1 Ja, 0 Nee, -1 Archiveren. */
export const ArticleStatus = { published: 1, unpublished: 0, archived: -1 } as const;
export type ArticleStatus = (typeof ArticleStatus)[keyof typeof ArticleStatus];

/** Value of the extra option 'verwijderen' in the status dropdown of an article. */
export const ARTICLE_DELETE_OPTION = 'delete';

/** `aktief` of a news item. */
export const NewsStatus = { active: 1, inactive: 0 } as const;
export type NewsStatus = (typeof NewsStatus)[keyof typeof NewsStatus];

/** `categorie` of an article (C48). */
export const ArticleCategory = { information: 'informatie', annualReport: 'jaarverslag' } as const;
export type ArticleCategory = (typeof ArticleCategory)[keyof typeof ArticleCategory];

/** `statuscode` of a reaction. */
export const ReactionStatus = { sent: 'send', inProgress: 'inprogress', done: 'done', archived: 'archive' } as const;
export type ReactionStatus = (typeof ReactionStatus)[keyof typeof ReactionStatus];

/** Orders of a list of reactions (C17). */
export const ReactionSort = { newest: 'nieuw', oldest: 'oud' } as const;
export type ReactionSort = (typeof ReactionSort)[keyof typeof ReactionSort];

/** User types as our server writes them (C25); 'beheer' is read as admin. */
export const UserType = { default: 'default', shelter: 'asiel', admin: 'admin' } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** Roles of an account. */
export const Role = { shelter: 'asiel', admin: 'admin' } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Countries. The country searches cover NL and BE. */
export const Country = { netherlands: 'NL', belgium: 'BE', antilles: 'NA' } as const;
export type Country = (typeof Country)[keyof typeof Country];

/** `response_voorkeur` of a shelter (C50). */
export const ContactPreference = { email: 'email', phone: 'telefoon', both: 'beide' } as const;
export type ContactPreference = (typeof ContactPreference)[keyof typeof ContactPreference];

/** What a shelter does on a weekday, `soort` of its opening hours (C15). */
export const OpeningKind = { open: 'open', closed: 'dicht', appointment: 'afspraak' } as const;
export type OpeningKind = (typeof OpeningKind)[keyof typeof OpeningKind];

/** `listType` of the review-request dialog. */
export const ReviewListType = { inside: 'inside', outside: 'outside', external: 'external' } as const;
export type ReviewListType = (typeof ReviewListType)[keyof typeof ReviewListType];

/** `mv` of the contact form: M Meneer, V Mevrouw. */
export const Salutation = { sir: 'M', madam: 'V' } as const;
export type Salutation = (typeof Salutation)[keyof typeof Salutation];

/** `bron` of a photo (C42). */
export const PhotoSource = { animal: 'DIER', shelter: 'ASIEL', text: 'TEKST' } as const;
export type PhotoSource = (typeof PhotoSource)[keyof typeof PhotoSource];

/** Mail setting of a saved search (C12). */
export const NotifySetting = { none: 'none', direct: 'direct', daily: 'daily', weekly: 'weekly' } as const;
export type NotifySetting = (typeof NotifySetting)[keyof typeof NotifySetting];

/** Status of a shelter application (C36). */
export const ApplicationStatus = { new: 'new', approved: 'approved', rejected: 'rejected' } as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];

/** Status of an import of animals (C54): upload → mapping → checking → checked → running → done; failed: the file cannot be read. */
export const ImportStatus = {
  upload: 'upload',
  mapping: 'mapping',
  checking: 'checking',
  checked: 'checked',
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
export type ImportStatus = (typeof ImportStatus)[keyof typeof ImportStatus];

/** Whose headings a file of animals has (C54). */
export const ImportFormat = { own: 'own', asm3: 'asm3', petfinder: 'petfinder', other: 'other' } as const;
export type ImportFormat = (typeof ImportFormat)[keyof typeof ImportFormat];

/** Orders of an animal search (C05, C63). */
export const AnimalSort = {
  newest: 'nieuw',
  recommended: 'aanbevolen',
  longestWait: 'langzit',
  nearest: 'afstand',
} as const;
export type AnimalSort = (typeof AnimalSort)[keyof typeof AnimalSort];

/** Groups of colours that a search offers (C05); `colourGroup` of the domain finds the group of a free text. */
export const ColourGroup = {
  black: 'zwart',
  white: 'wit',
  blackWhite: 'zwart-wit',
  grey: 'grijs',
  brown: 'bruin',
  red: 'rood',
  cream: 'creme',
  striped: 'gestreept',
  tricolour: 'driekleur',
  agouti: 'wildkleur',
  mixed: 'meerkleurig',
} as const;
export type ColourGroup = (typeof ColourGroup)[keyof typeof ColourGroup];

/** Types of a toast; spelled as in the specification. */
export const ToastType = { success: 'succes', message: 'message', warning: 'warning', error: 'error' } as const;
export type ToastType = (typeof ToastType)[keyof typeof ToastType];

/** Names that `GET fieldoptions/{name}` answers (C18). */
export const FieldOptionName = {
  experience: 'ervaring',
  aloneAtHome: 'alleenThuis',
  yesNo: 'yesno',
  housing: 'woonruimte',
  placement: 'geplaatst',
  country: 'land',
  salutation: 'mv',
} as const;
export type FieldOptionName = (typeof FieldOptionName)[keyof typeof FieldOptionName];
