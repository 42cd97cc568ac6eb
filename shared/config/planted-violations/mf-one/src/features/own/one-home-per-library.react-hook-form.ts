export { value } from 'react-hook-form';
