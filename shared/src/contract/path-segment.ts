/** A segment of a path, encoded; `:name` stays, so that the same functions make the patterns of router and api. */
export const segment = (value: string | number): string => {
  const text = String(value);
  return text.startsWith(':') ? text : encodeURIComponent(text);
};
