export { CheckBox } from './check-box';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';
export { Conflict } from './conflict';
export {
  CustomField,
  type CustomFieldControl,
  type CustomFieldProps,
  CustomGroup,
  type CustomGroupProps,
} from './custom-field';
export { type ControlAttributes, FieldFrame, type FieldProps } from './field-frame';
export { FileButton, type FileButtonProps } from './file-button';
export { FlagField } from './flag-field';
export { Form, type FormProps } from './form';
export { FormButtons, type FormButtonsProps } from './form-buttons';
export { FormClear } from './form-clear';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { FormFailure } from './form-failure';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { RadioGroup, type RadioOption } from './radio-group';
export { SearchField, type SearchFieldProps } from './search-field';
export { type FieldOption, SelectField, type SelectFieldProps } from './select-field';
export { StarField } from './star-field';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { SuggestBox, type SuggestBoxProps, type Suggestion } from './suggest-box';
export { SuggestField, type SuggestFieldProps } from './suggest-field';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { TextField, type TextFieldProps } from './text-field';
export { ToggleField, type ToggleFieldProps } from './toggle-field';
export { TrapField } from './trap-field';
export { type RestoreDraft, restoreFields } from './use-draft';
export { useFieldValue, useWriteField } from './use-field-value';
export type { Submission, SubmitFailure, SubmitToasts } from './use-submit';
