import { value } from 'react-router';

export const used = value;
