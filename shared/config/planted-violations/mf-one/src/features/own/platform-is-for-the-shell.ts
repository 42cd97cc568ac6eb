import { value } from '@portal/shared/platform';

export const used = value;
