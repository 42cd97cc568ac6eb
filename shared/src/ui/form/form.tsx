import { zodResolver } from '@hookform/resolvers/zod';
import { useUnsavedInput } from '@portal/shared/session';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { input, output, ZodMiniType } from 'zod/mini';
import styles from './form.module.css';
import { FormContext, type SurroundingForm } from './form-context';
import { useFormInDialog } from './form-dialog';
import { FormSummary } from './form-summary';
import { useDraft } from './use-draft';
import { useRelease } from './use-release';
import { type Submission, type SubmitToasts, useSubmit } from './use-submit';

type FormSchema = ZodMiniType<FieldValues, FieldValues>;

/** Default values are '' and never undefined. */
export interface FormProps<Schema extends FormSchema, Result> {
  schema: Schema;
  defaultValues: DefaultValues<input<Schema>>;
  label?: string;
  /** Keeps what is typed in this tab under this subject, per person, until it is sent or thrown away (C16). Passwords are left out. */
  draft?: string;
  /** The draft stays in this browser when its tab is closed or killed, until the session ends. */
  draftOutlivesTab?: boolean;
  /** Checks a draft; by default each field must have the type of its default value. */
  restore?(kept: unknown, saved: DefaultValues<input<Schema>>): DefaultValues<input<Schema>>;
  /** What leaving with something typed does: asks, only holds a reload for a new version back (C30), or nothing. With a draft it asks. */
  guard?: 'ask' | 'hold' | 'none';
  /** Gets the parsed values. Throws what the api refused; resolves false when it is not saved and the feature says why. */
  onSubmit(
    values: output<Schema>,
    submission: Submission<input<Schema>, output<Schema>>,
  ): Promise<Result | false> | Result | false;
  /** The values are saved and the draft is gone: the place to close or to navigate. */
  onSaved?(result: Result): void;
  toasts?: SubmitToasts;
  children: ReactNode;
}

/**
 * A form on a schema of the contract: judged when a field is left; on submit a summary above the form and focus on the first wrong
 * field (C46). It owns its state, draft, guard and submission; fields find it by their name. What it holds differs from what is saved
 * as long as react-hook-form calls it dirty.
 */
export function Form<Schema extends FormSchema, Result>(props: FormProps<Schema, Result>) {
  const { schema, defaultValues, label, guard = props.draft ? 'ask' : 'none', children } = props;
  const whenReleased = useRelease();
  const judge: Resolver<input<Schema>, unknown, output<Schema>> = zodResolver(schema);
  const draft = useDraft(props.draft, defaultValues, props.restore, props.draftOutlivesTab);
  const form = useForm<input<Schema>, unknown, output<Schema>>({
    // A message that comes or goes moves what is below it: never between the press and the click.
    resolver: async (...given) => {
      const judgement = await judge(...given);
      await whenReleased();
      return judgement;
    },
    defaultValues: draft.start,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const release = useUnsavedInput(isDirty && guard !== 'none', { asks: guard === 'ask', isKept: Boolean(props.draft) });
  const discard = () => {
    draft.clear();
    release();
  };
  useSavedValues(form, draft.start, defaultValues);
  useEffect(() =>
    form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => (state.isDirty ? draft.save(state.values) : discard()),
    }),
  );
  useFormInDialog({ isDirty, discard });
  const { submit, failure } = useSubmit(form, props, {
    // What was typed meanwhile stays, and is not saved.
    handleSaved: (sent) => {
      form.resetDefaultValues(sent);
      if (JSON.stringify(form.getValues()) === JSON.stringify(sent)) discard();
    },
    keepDraft: () => {
      draft.keepForReturn(form.getValues());
      release();
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusOnFirstWrong(element, submitCount, isSubmitting);
  return (
    <FormProvider {...form}>
      <FormContext value={{ ...(form as unknown as SurroundingForm), failure }}>
        <form ref={element} noValidate aria-label={label} className={styles.form} onSubmit={submit}>
          <FormSummary form={element} />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

/**
 * What is typed is compared with `saved`, also when the form begins with a draft. Another saved value is shown while nothing is typed;
 * otherwise what is typed stays.
 */
function useSavedValues<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, FieldValues>,
  start: DefaultValues<Values>,
  saved: DefaultValues<Values>,
) {
  const { isDirty } = form.formState;
  const known = useRef<string>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = JSON.stringify(saved);
    if (known.current === (before ?? JSON.stringify(start))) return;
    if (before === undefined || isDirty) form.resetDefaultValues(saved as Values);
    else form.reset(saved as Values);
  });
}

/** After a submit that was refused: the first control in the page's order that is marked wrong. */
function useFocusOnFirstWrong(form: { current: HTMLFormElement | null }, submitCount: number, isSubmitting: boolean) {
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, isSubmitting]);
}
