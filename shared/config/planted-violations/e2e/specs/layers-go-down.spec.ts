import { value } from '@portal/shared/ui';

export const used = value;
