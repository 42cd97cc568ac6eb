import { value as text } from '../../lib/text';
import { used as tokens } from '../../plugins/tokens';
import { value } from '../one';

export const used = [text, tokens, value];
