// also: shared-through-its-doors, declared-and-found
import { value } from '@portal/shared/src/session/index';

export const used = value;
