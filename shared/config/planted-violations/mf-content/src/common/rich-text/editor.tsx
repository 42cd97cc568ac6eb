import { value } from 'react-quill';

export const used = value;
