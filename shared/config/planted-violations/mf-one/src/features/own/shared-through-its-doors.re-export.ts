export { value } from '../../../../shared/src/contract/thing';
