import { value } from './pages/one-page';

export const used = value;
