// also: no-cycle
import { four } from '../four';

export const three = () => four();
