export { accountRepository } from './account.repository';
export { accountRoutes } from './account.routes';
export { accountClosing } from './close-account';
export { eraseAccountsTopic } from './erase-accounts';
export { inactiveAccountsTopic } from './inactive-accounts';
export { meRoutes } from './me.routes';
export { signInRepository } from './sign-in.repository';
