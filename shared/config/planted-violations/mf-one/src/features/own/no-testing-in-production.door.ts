import { value } from '@portal/shared/testing';

export const used = value;
