import { value as session } from '@portal/shared/session';
import { value as ui } from '@portal/shared/ui';
import { render } from '@testing-library/react';

export const value = [session, ui, render];
