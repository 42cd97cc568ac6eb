import { remoteConfig } from '@portal/shared/config/rspack-part.mjs';

export default remoteConfig(import.meta.dirname);
