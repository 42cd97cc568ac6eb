/** Written into every bundle by the build: the part's version and the id of this build. */
declare const __VERSION__: string;
declare const __BUILD__: string;
/** Whether this is the build that renders the first view on the server (rspack-server.mjs). */
declare const __ON_SERVER__: boolean;
/** Of the shell alone: what it serves. */
declare const __SERVES__: import('@portal/shared/domain').Serves;
