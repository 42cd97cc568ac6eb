export const helper = 1;
export const value = 1;
export interface Thing {
  id: string;
}
