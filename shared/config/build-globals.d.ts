/** Written into every bundle by the build: the part's version and the id of this build. */
declare const __VERSION__: string;
declare const __BUILD__: string;
/** In the shell's bundle: the core of the federation plugin's own runtime, for releases whose entry brings the rest of it. */
declare const __FEDERATION_RUNTIME_CORE__: object;
