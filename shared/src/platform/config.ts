import { PortalConfig } from '@portal/shared/contract';
import { logError } from './log';

/** The id of the script element that carries the configuration. */
export const CONFIG_ELEMENT = 'portal-config';

/** The server's configuration from the page. A page without it, or with a broken one, gets the defaults and a log line (SH-076). */
export function readPortalConfig(page: Document = document): PortalConfig {
  const text = page.getElementById(CONFIG_ELEMENT)?.textContent;
  try {
    return PortalConfig.parse(JSON.parse(text ?? '{}'));
  } catch (error) {
    logError('The configuration in the page is not usable; the defaults are used.', error);
    return PortalConfig.parse({});
  }
}
