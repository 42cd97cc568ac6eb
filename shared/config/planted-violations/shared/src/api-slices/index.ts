import { value as api } from '@portal/shared/platform';
import { createApi } from '@reduxjs/toolkit/query/react';

export const value = [api, createApi];
