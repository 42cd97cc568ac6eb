import { CONTRACT } from '@portal/shared/contract';
import { defineRemote } from '@portal/shared/session';
import { routes } from './routes';
import { slots } from './slots';

/** What the portal loads of this remote (federation: './module'). */
export const remote = defineRemote({ contract: CONTRACT, name: 'mf-example', version: __VERSION__, routes, slots });
