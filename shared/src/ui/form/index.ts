export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';
export type { FieldProps } from './field-frame';
export { Form, type FormProps } from './form';
export { FormWatch } from './form-watch';
export { type FieldOption, SelectField, type SelectFieldProps } from './select-field';
export { SuggestField, type SuggestFieldProps, type Suggestion } from './suggest-field';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { TextField, type TextFieldProps } from './text-field';
export { ToggleField, type ToggleFieldProps } from './toggle-field';
