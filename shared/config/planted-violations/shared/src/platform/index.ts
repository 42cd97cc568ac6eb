export { value as rule } from '@portal/shared/domain';
export { value } from './firebase';
