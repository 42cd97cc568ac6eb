import { value } from '@portal/shared/testing';
import { OnePage } from './one-page';

export const subject = [value, OnePage];
