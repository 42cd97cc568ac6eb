/** Statements that each connection keeps planned at most. */
const PREPARED_MAX = 300;

/** The name under which connections keep the plan of a statement; undefined: it is planned at each call. */
export type PreparedNames = (sql: string) => string | undefined;

/** Names the first texts with parameters that come; a text that is put together for one call must not fill the server's memory. */
export function preparedNames(): PreparedNames {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= PREPARED_MAX) return known;
    const name = `s${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
