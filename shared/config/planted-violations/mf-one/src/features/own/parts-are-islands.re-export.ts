export { value } from '../../../../mf-two/src/module';
