import { value } from '../../pages/other-page';

export const used = value;
