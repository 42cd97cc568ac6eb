import type { Serves } from '@portal/shared/domain';

/**
 * What this build of the shell serves: written into it by the build, as into its release (shared/config/rspack-part.mjs). A file of its own: a
 * page needs it only when it reads the register again; the boot view was judged by the server.
 */
export const SERVES: Serves = __SERVES__;
