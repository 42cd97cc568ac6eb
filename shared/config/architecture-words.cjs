/** Words that the rules of the architecture are written with (.dependency-cruiser.cjs, library-rules.cjs). */
const TEST = '\\.(test|spec)\\.tsx?$';
const TESTING = '/src/testing/';
const BROWSER_PART = '(?:shell|mf-[^/]+)';

/** Matches a package by name, whether it was found in node_modules or not. */
const library = (...names) => `(^|/node_modules/|^node_modules/)(${names.join('|')})(/|$)`;

/** The entries of one rule, which share its name and its reason. */
const rule = (name, comment, ...entries) => entries.map((entry) => ({ name, severity: 'error', comment, ...entry }));

module.exports = { TEST, TESTING, BROWSER_PART, library, rule };
