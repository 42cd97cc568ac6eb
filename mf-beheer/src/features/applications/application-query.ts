import { ShelterApplicationQuery } from '@portal/shared/contract';
import * as z from 'zod/mini';

/** Value of `tab` in the address of the applications (BE-030). */
export const APPLICATION_TAB = 'aanvragen';

/** The address of the tab: what is asked of the api, and the tab itself. */
export const ApplicationTabQuery = z.extend(ShelterApplicationQuery, { tab: z.optional(z.literal(APPLICATION_TAB)) });
export type ApplicationTabQuery = z.infer<typeof ApplicationTabQuery>;
