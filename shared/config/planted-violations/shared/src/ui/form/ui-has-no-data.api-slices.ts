import { value } from '@portal/shared/api-slices';

export const used = value;
