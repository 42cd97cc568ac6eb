export { endSessions } from './end-sessions';
export { identityRoutes } from './identity.routes';
export { type LockoutOptions, lockout } from './lockout';
export { verificationOf } from './mail-codes';
export { mailLimit } from './mail-limit';
export { createCode, endCodes, findCode, useCode } from './one-time-code';
export { type PasswordCost, scryptPasswords } from './passwords';
export { socialRoutes } from './social.routes';
export { socialFlow } from './social-flow';
