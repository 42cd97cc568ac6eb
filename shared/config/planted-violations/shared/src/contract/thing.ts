import * as z from 'zod/mini';

export const value = z;
export interface Thing {
  id: string;
}
