import { Button, type ButtonProps } from '@portal/shared/ui';
import { useFormContext } from 'react-hook-form';

/** The button that sends the Form around it: disabled while something in it is wrong, busy while it is on its way. */
export function SubmitButton({ isBusy, ...rest }: Omit<ButtonProps, 'type' | 'disabled'>) {
  const { isValid, isSubmitting } = useFormContext().formState;
  return <Button {...rest} type="submit" disabled={!isValid} isBusy={isBusy || isSubmitting} />;
}
