/** Other origins that the portal of the tests knows by its configuration. Nothing answers there: each test answers in the browser. */
import { createHash } from 'node:crypto';

/** Where releases may come from as well (PORTAL_ASSET_ORIGIN). */
export const ASSET_ORIGIN = 'https://assets.example';

export const ANALYTICS_ORIGIN = 'https://analytics.example';

/** Counts itself and reports to its own origin, as a service for analytics does. */
export const ANALYTICS_SOURCE = `window.analyticsRuns=(window.analyticsRuns??0)+1;fetch('${ANALYTICS_ORIGIN}/hit',{method:'POST'});`;

/** What the configuration says of it. */
export const originSettings = {
  PORTAL_ASSET_ORIGIN: ASSET_ORIGIN,
  ANALYTICS_SCRIPT: `${ANALYTICS_ORIGIN}/script.js`,
  ANALYTICS_INTEGRITY: `sha384-${createHash('sha384').update(ANALYTICS_SOURCE).digest('base64')}`,
};
