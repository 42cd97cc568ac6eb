import { shellConfig } from '@portal/shared/config/rspack-part.mjs';

export default shellConfig(import.meta.dirname);
