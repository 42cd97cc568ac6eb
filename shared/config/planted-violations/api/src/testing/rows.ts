import { render } from '@testing-library/react';

export const value = render;
