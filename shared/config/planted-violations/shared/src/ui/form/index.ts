import { value as ui } from '@portal/shared/ui';
import { useForm } from 'react-hook-form';

export const value = [ui, useForm];
