const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML or XML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON text for a script element: no `<` can end it. */
export const scriptText = (json: string): string => json.replaceAll('<', '\\u003c');

/** A value as JSON for a script element. */
export const scriptJson = (value: unknown): string => scriptText(JSON.stringify(value));
