export { cloudChat } from './cloud-chat';
