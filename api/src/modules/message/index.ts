export { eventStreams } from './event-streams';
export { messageRoutes } from './message.routes';
export { messageService } from './message.service';
export { messageHub } from './message-hub';
export { enqueueUnreadMail, unreadMail } from './unread-mail';
