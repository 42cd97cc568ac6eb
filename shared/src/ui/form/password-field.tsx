import { EyeIcon, EyeOffIcon } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { FIELD_MESSAGES } from './messages';
import { useField } from './use-field';

export interface PasswordFieldProps extends FieldProps {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
}

/** A password inside a Form, hidden until its button shows it: who can read it makes fewer mistakes. */
export function PasswordField({ name, autoComplete, required, error, ...frame }: PasswordFieldProps) {
  const field = useField(name, false);
  const [isShown, setShown] = useState(false);
  const ShowIcon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <FieldFrame {...frame} error={error ?? field.error}>
      {(control) => (
        <span className={styles.buttonBox}>
          <input
            {...field.binding}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required={required}
            className={styles.control}
          />
          <button
            type="button"
            className={styles.inside}
            aria-label={isShown ? FIELD_MESSAGES.hidePassword : FIELD_MESSAGES.showPassword}
            onClick={() => setShown(!isShown)}
          >
            <ShowIcon />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
