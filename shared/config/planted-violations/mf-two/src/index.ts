export const value = 1;
export interface Thing {
  id: string;
}
