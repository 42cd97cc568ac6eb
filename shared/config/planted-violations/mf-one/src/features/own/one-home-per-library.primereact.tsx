import { value } from 'primereact/button';

export const used = value;
