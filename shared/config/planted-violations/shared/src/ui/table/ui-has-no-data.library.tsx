import { value } from '@reduxjs/toolkit/query/react';

export const used = value;
