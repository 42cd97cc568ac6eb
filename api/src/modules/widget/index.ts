export { widgetRoutes } from './widget.routes';
