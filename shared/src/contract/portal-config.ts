import * as z from 'zod/mini';
import { API_PREFIX } from './paths';

/** Somebody of the board, by function (C48). */
export const BoardMember = z.object({ role: z.string(), name: z.string() });
export type BoardMember = z.infer<typeof BoardMember>;

/**
 * Legal details of the foundation that runs the portal (C01, C48); an empty text is not shown. `policyPlanUrl` and `statementUrl` are
 * the outline of the policy and the latest financial statement, `payPolicy` a sentence.
 */
export const Foundation = z.object({
  name: z._default(z.string(), 'Stichting Pootjesplein'),
  street: z._default(z.string(), ''),
  postcode: z._default(z.string(), ''),
  place: z._default(z.string(), ''),
  kvk: z._default(z.string(), ''),
  rsin: z._default(z.string(), ''),
  iban: z._default(z.string(), ''),
  board: z._default(z.array(BoardMember), []),
  payPolicy: z._default(z.string(), ''),
  policyPlanUrl: z._default(z.string(), ''),
  statementUrl: z._default(z.string(), ''),
});
export type Foundation = z.infer<typeof Foundation>;

/** A link to an account of the foundation on a social network, shown in the footer. */
export const SocialLink = z.object({ label: z.string(), url: z.string() });
export type SocialLink = z.infer<typeof SocialLink>;

/**
 * Which server signs people in (C24): `embedded` is the one inside the api, `firebase` is Google's, with the web settings of its project.
 */
export const SignInServer = z.object({
  mode: z._default(z.enum(['embedded', 'firebase']), 'embedded'),
  projectId: z._default(z.string(), 'portal'),
  apiKey: z._default(z.string(), 'embedded'),
  authDomain: z._default(z.string(), ''),
  appId: z._default(z.string(), ''),
});
export type SignInServer = z.infer<typeof SignInServer>;

/**
 * What the server puts into index.html for the browser: `<script type="application/json" id="portal-config">`. Every field has a
 * default, so that a page without it still works (SH-076). `apiUrl` is absolute or a path on the portal's origin and ends with `/`;
 * only its origin ever receives the token (SH-058). In the two link templates `{nummer}` stands for the number (C38).
 * `realtime` is where chat and flags are: this api, or the Firestore of the project that signs in (C21). `analyticsUrl` with its `analyticsIntegrity` is the script of an analytics service, loaded after consent (C31).
 * `reactWithoutAccount` opens the reaction form to visitors (C16).
 */
export const PortalConfig = z.object({
  productName: z._default(z.string(), 'Pootjesplein'),
  productSlug: z._default(z.string(), 'pootjesplein'),
  environment: z._default(z.string(), 'production'),
  demo: z._default(z.boolean(), false),
  apiUrl: z._default(z.string(), API_PREFIX),
  auth: z._default(SignInServer, SignInServer.parse({})),
  realtime: z._default(z.enum(['sse', 'firestore']), 'sse'),
  contactEmail: z._default(z.string(), ''),
  foundation: z._default(Foundation, Foundation.parse({})),
  social: z._default(z.array(SocialLink), []),
  amivediTemplate: z._default(z.string(), ''),
  donationTemplate: z._default(z.string(), ''),
  analyticsUrl: z._default(z.string(), ''),
  analyticsIntegrity: z._default(z.string(), ''),
  reactWithoutAccount: z._default(z.boolean(), false),
});
export type PortalConfig = z.infer<typeof PortalConfig>;
