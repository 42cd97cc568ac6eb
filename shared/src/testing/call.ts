import * as z from 'zod/mini';

/** A call of the portal: method, path (parameters as `:name`) and the schema of its answer. */
export interface Call<Schema extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  schema: Schema;
  /** Parameters that tell two calls of one path apart. */
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
/** A call that removes; its answer is empty (204) unless a schema says more. */
export function remove(path: string): Call<z.ZodMiniNull>;
export function remove<Schema extends z.ZodMiniType>(path: string, schema: Schema): Call<Schema>;
export function remove(path: string, schema: z.ZodMiniType = z.null()): Call {
  return { method: 'DELETE', path, schema };
}
