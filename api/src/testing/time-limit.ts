/** Opening a database takes a second, on a busy machine several; Jest's own 5 s are too few. */
const TIME_LIMIT_MS = 60_000;

jest.setTimeout(TIME_LIMIT_MS);
