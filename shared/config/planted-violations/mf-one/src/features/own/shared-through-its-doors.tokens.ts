import '@portal/shared/ui/tokens.css';
