import { value } from 'react-redux';

export const used = value;
