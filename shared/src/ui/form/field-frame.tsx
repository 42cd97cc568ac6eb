import { WarningIcon } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FIELD_MESSAGES } from './messages';

/** What every field has. `isOptional` shows '(niet verplicht)' (C46); `isLabelHidden` keeps the label for assistive technology. */
export interface FieldProps {
  label: string;
  hint?: string;
  error?: string;
  isOptional?: boolean;
  isLabelHidden?: boolean;
}

/** The attributes that tie a control to its label, hint and message. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FrameProps extends FieldProps {
  /** The name of a field whose control is none of the browser's, for the summary of the form. */
  name?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, then hint, control, and the message right under it (C46). */
export function FieldFrame({ children, name, ...field }: FrameProps) {
  const id = useId();
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={field.isLabelHidden ? styles.hiddenLabel : styles.label}>
        <LabelText {...field} />
      </label>
      <Hint id={id} hint={field.hint} />
      {children(controlAttributes(id, field))}
      <Message id={id} error={field.error} />
    </div>
  );
}

/** As FieldFrame, for several controls with one question: a fieldset with a legend. */
export function GroupFrame({ children, name, ...field }: FieldProps & { name?: string; children: ReactNode }) {
  const id = useId();
  const { 'aria-describedby': describedBy } = controlAttributes(id, field);
  return (
    <fieldset className={styles.group} aria-describedby={describedBy} data-field={name}>
      <legend className={field.isLabelHidden ? styles.hiddenLabel : styles.label}>
        <LabelText {...field} />
      </legend>
      <Hint id={id} hint={field.hint} />
      {children}
      <Message id={id} error={field.error} />
    </fieldset>
  );
}

function controlAttributes(id: string, { hint, error }: FieldProps): ControlAttributes {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

function LabelText({ label, isOptional }: FieldProps) {
  return (
    <>
      {label}
      {isOptional ? <span className={styles.optional}> {FIELD_MESSAGES.optional}</span> : null}
    </>
  );
}

function Hint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
}

function Message({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <WarningIcon size={18} />
      {error}
    </p>
  );
}
