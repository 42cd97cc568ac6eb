import { value } from '../../../../mf-two/src/module';

export const used = value;
