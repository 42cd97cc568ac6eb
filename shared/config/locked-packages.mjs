/** What package-lock.json says of installed packages; the workspaces' own rows are left out: a part that raises its version installs nothing else. */

/**
 * @param {string} text of package-lock.json
 * @returns {Record<string, object>} rows by path, such as `node_modules/zod`
 */
export const lockedPackages = (text) =>
  Object.fromEntries(
    Object.entries(JSON.parse(text).packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
  );
