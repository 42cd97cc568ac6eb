import { value } from 'react';

export const used = value;
