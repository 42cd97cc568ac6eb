import { IconButton, MoonIcon, SunIcon } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';
import { messages } from './messages';
import { chooseTheme, isDark, watchTheme } from './theme';

/** Switches between light and dark; the label says what a press does. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(watchTheme, isDark, () => false);
  return (
    <IconButton
      icon={dark ? SunIcon : MoonIcon}
      label={dark ? messages.toLight : messages.toDark}
      onClick={() => chooseTheme(!dark)}
    />
  );
}
