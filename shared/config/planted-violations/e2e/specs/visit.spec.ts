import { value } from '@portal/shared/testing';
import { chromium } from 'playwright';

export const visit = [value, chromium];
