import { value } from '@portal/shared/session';

export const used = value;
