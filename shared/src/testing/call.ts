import * as z from 'zod/mini';

/** A call of the portal: method, path (parameters as `:name`) and the schema of its answer. */
export interface Call<Schema extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  schema: Schema;
  /** Parameters that tell two calls of one path apart. */
  params?: Readonly<Record<string, string>>;
}

/** Makes calls of a method; an answer without a schema may be anything. */
const callOf =
  (method: Call['method']) =>
  <Schema extends z.ZodMiniType = z.ZodMiniUnknown>(path: string, schema?: Schema): Call<Schema> => ({
    method,
    path,
    schema: schema ?? (z.unknown() as unknown as Schema),
  });

export const get = callOf('GET');
export const post = callOf('POST');
export const put = callOf('PUT');
export const remove = callOf('DELETE');

/** The answer that is a text, not JSON. */
export const text = z.string();
