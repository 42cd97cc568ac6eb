import { injectOwned } from '@portal/shared/api-slices';
import { rootPath, VersionFile } from '@portal/shared/contract';

/** The version file with a timestamp, so that no cache answers (AP-016). */
export const { useGetVersionQuery } = injectOwned('shell', (build) => ({
  getVersion: build.query<VersionFile, void>({
    query: () => ({ url: rootPath.version(), params: { timestamp: Date.now() } }),
    responseSchema: VersionFile,
  }),
}));
