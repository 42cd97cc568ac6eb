/** Where the number stands in a template of the configuration (C38). */
const PLACE = '{nummer}';

/** The address that a template of the configuration makes of a number (C38); null without a template that has a place for it. */
export function numberLink(template: string, number: string): string | null {
  if (!template.startsWith('https://') || !template.includes(PLACE)) return null;
  return template.replaceAll(PLACE, encodeURIComponent(number.trim()));
}
