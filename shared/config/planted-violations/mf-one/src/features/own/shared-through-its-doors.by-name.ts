// also: declared-and-found
import { value } from '@portal/shared/api-slices/deep';

export const used = value;
