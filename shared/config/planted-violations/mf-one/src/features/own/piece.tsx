import { value as session } from '@portal/shared/session';
import { value as ui } from '@portal/shared/ui';
import { value as form } from '@portal/shared/ui/form';
import { helper } from './helper';

export const Piece = [session, ui, form, helper];
