import { value as api } from '@portal/shared/api-slices';
import { value as platform } from '@portal/shared/platform';
import { Provider } from 'react-redux';

export const value = [api, platform, Provider];
