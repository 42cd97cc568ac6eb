import { value } from 'dompurify';

export const used = value;
