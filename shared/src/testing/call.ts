import * as z from 'zod/mini';

/** A call of the portal: method, path (parameters as `:name`) and the schema of its answer. */
export interface Call<Schema extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  schema: Schema;
  /** Parameters that tell two calls of one path apart; such a call stands before the other. */
  params?: Readonly<Record<string, string>>;
}

export const get = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema> => ({
  method: 'GET',
  path,
  schema,
});

export const post = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema> => ({
  ...get(path, schema),
  method: 'POST',
});
export const put = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema> => ({
  ...get(path, schema),
  method: 'PUT',
});
export const remove = (path: string): Call<z.ZodMiniNull> => ({ method: 'DELETE', path, schema: z.null() });
