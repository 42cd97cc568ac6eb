export { value } from './pages/one-page';
