export { mailAdmins } from './admin-mail';
export { mailRepository } from './mail.repository';
export { mailRoutes } from './mail.routes';
export { mailDelivery } from './mail-delivery';
