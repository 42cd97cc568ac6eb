import { Button, type ButtonProps } from '@portal/shared/ui';
import { useFormContext } from 'react-hook-form';

/** `needsValid` disables the button while something in the form is wrong. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled'> {
  needsValid?: boolean;
}

/** The button that sends the Form around it; busy while it is being sent. */
export function SubmitButton({ needsValid = false, isBusy, ...rest }: SubmitButtonProps) {
  const { formState } = useFormContext();
  return (
    <Button
      {...rest}
      type="submit"
      disabled={needsValid && !formState.isValid}
      isBusy={isBusy || formState.isSubmitting}
    />
  );
}
