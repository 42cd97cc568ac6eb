import { partConfig } from '@portal/shared/config/part-config.mjs';

export default partConfig(import.meta.dirname);
