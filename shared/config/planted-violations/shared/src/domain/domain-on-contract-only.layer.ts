export { value } from '@portal/shared/platform';
