export { value } from '@portal/shared/contract';
