import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { input, output, ZodMiniType } from 'zod/mini';
import styles from './form.module.css';
import { FormContext } from './form-context';
import { FormSummary } from './form-summary';
import { useRelease } from './use-release';

/** Defaults are '' and never undefined; `onSubmit` gets the parsed values and the form (for `setError`); `onInvalid` shows the toast. */
export interface FormProps<Schema extends ZodMiniType<FieldValues, FieldValues>> {
  schema: Schema;
  defaultValues: DefaultValues<input<Schema>>;
  onSubmit: (values: output<Schema>, form: UseFormReturn<input<Schema>, unknown, output<Schema>>) => unknown;
  onInvalid?: (errors: FieldErrors) => void;
  label?: string;
  children: ReactNode;
}

/**
 * A form on a schema of the contract: judged when a field is left; on submit a summary above the form and focus on the first wrong
 * field (C46). The kit owns the state; fields find it by their name.
 */
export function Form<Schema extends ZodMiniType<FieldValues, FieldValues>>(props: FormProps<Schema>) {
  const { schema, defaultValues, onSubmit, onInvalid, label, children } = props;
  const whenReleased = useRelease();
  const judge: Resolver<input<Schema>, unknown, output<Schema>> = zodResolver(schema);
  const form = useForm<input<Schema>, unknown, output<Schema>>({
    // A message that comes or goes moves what is below it: never between the press and the click.
    resolver: async (...given) => {
      const judgement = await judge(...given);
      await whenReleased();
      return judgement;
    },
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting } = form.formState;
  useFocusOnFirstWrong(element, submitCount, isSubmitting);
  return (
    <FormProvider {...form}>
      <FormContext value={{ ...(form as unknown as UseFormReturn<FieldValues>) }}>
        <form
          ref={element}
          noValidate
          aria-label={label}
          className={styles.form}
          onSubmit={form.handleSubmit((values) => onSubmit(values, form), onInvalid)}
        >
          <FormSummary form={element} />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** After a submit that was refused: the first control in the page's order that is marked wrong. */
function useFocusOnFirstWrong(form: { current: HTMLFormElement | null }, submitCount: number, isSubmitting: boolean) {
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, isSubmitting]);
}
