/** Another origin that the portal of the tests knows by its configuration. Nothing answers there: each test answers in the browser. */
import { createHash } from 'node:crypto';

export const ANALYTICS_ORIGIN = 'https://analytics.example';

/** Counts itself and reports to its own origin, as a service for analytics does. */
export const ANALYTICS_SOURCE = `window.analyticsRuns=(window.analyticsRuns??0)+1;fetch('${ANALYTICS_ORIGIN}/hit',{method:'POST'});`;

/** What the configuration says of it. */
export const originSettings = {
  ANALYTICS_SCRIPT: `${ANALYTICS_ORIGIN}/script.js`,
  ANALYTICS_INTEGRITY: `sha384-${createHash('sha384').update(ANALYTICS_SOURCE).digest('base64')}`,
};
