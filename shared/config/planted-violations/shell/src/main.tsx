import { value } from '@portal/shared/platform';
import '@portal/shared/ui/tokens.css';
import 'primereact/theme.css';

export const app = value;
