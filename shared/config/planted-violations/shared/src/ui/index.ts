import { value as rule } from '@portal/shared/domain';
import { Button } from 'primereact/button';
import { Link } from 'react-router-dom';

export const value = [rule, Button, Link];
