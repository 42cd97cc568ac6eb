// also: no-undeclared-package
import { value } from '@testing-library/react';

export const used = value;
