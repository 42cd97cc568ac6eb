import pg from 'pg';

const { builtins } = pg.types;
const textArray = (pg.types.getTypeParser as (type: number) => (value: string) => string[])(1009);
const asText = (value: string) => value;
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  ...[builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL].map(
    (type) => [type as number, asText] as const,
  ),
  [1016, (value) => textArray(value).map(Number)], // bigint[]
]);
/** How `pg` reads values: dates as the text that PGlite gives too, bigint as number. */
export const postgresTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    parsers.get(type) ?? pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig;
