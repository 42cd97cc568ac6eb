import { ToggleField } from '@portal/shared/ui/form';
import { useSyncExternalStore } from 'react';
import { messages } from './messages';
import { chooseTheme, isDark, watchTheme } from './theme';

/** The colours as a setting: the same choice as the button of the header (SH-010). */
export function ThemeField() {
  const dark = useSyncExternalStore(watchTheme, isDark, () => false);
  return <ToggleField name="theme" label={messages.toDark} value={dark} onChange={chooseTheme} />;
}
