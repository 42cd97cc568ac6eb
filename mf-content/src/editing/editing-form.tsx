import { Button } from '@portal/shared/ui';
import { Form, FormButtons, FormWatch } from '@portal/shared/ui/form';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Conflict } from './conflict';
import styles from './editing.module.css';
import { messages } from './messages';
import type { SaveOutcome } from './use-save';

type Schema = ComponentProps<typeof Form>['schema'];
type Values = ComponentProps<typeof Form>['defaultValues'];

interface EditingFormProps<T> {
  schema: Schema;
  defaults: Values;
  /** The version of somebody else, when there is one. */
  theirs: (T & { titel: string; tekst: string }) | null;
  valuesOf: (item: T) => Values;
  isSaving: boolean;
  /** While the form is wrong, where the specification wants the button disabled. */
  isSaveDisabled?: boolean;
  save: (values: never) => Promise<SaveOutcome>;
  onTheirsTaken: () => void;
  onSaved: () => void;
  onInvalid: () => void;
  onWatch: (values: object) => void;
  onCancel: () => void;
  saveLabel: string;
  children: ReactNode;
}

/** The form of a text with what may happen when it is saved: refused fields, a failing server, another editor (C29). */
export function EditingForm<T>(props: EditingFormProps<T>) {
  const { schema, defaults, theirs, isSaving, onWatch, children } = props;
  const [hasFailed, setFailed] = useState(false);
  const [start, setStart] = useState({ values: defaults, number: 0 });
  const submit: ComponentProps<typeof Form>['onSubmit'] = async (values, { setError }) => {
    const outcome = await props.save(values as never);
    setFailed(outcome.result === 'failed');
    if (outcome.result === 'saved') props.onSaved();
    if (outcome.result !== 'refused') return;
    for (const [name, message] of Object.entries(outcome.fields)) setError(name, { message });
  };
  const takeTheirs = () => {
    if (theirs) setStart(({ number }) => ({ values: props.valuesOf(theirs), number: number + 1 }));
    props.onTheirsTaken();
  };
  return (
    <Form key={start.number} schema={schema} defaultValues={start.values} onSubmit={submit} onInvalid={props.onInvalid}>
      <FormWatch onChange={onWatch} />
      {theirs && <Conflict title={theirs.titel} html={theirs.tekst} isBusy={isSaving} onTake={takeTheirs} />}
      {children}
      <p role="alert" className={styles.failed}>
        {hasFailed ? messages.notSaved : ''}
      </p>
      <FormButtons cancel={messages.cancel} onCancel={props.onCancel}>
        <Button type="submit" isBusy={isSaving} disabled={props.isSaveDisabled}>
          {props.saveLabel}
        </Button>
      </FormButtons>
    </Form>
  );
}
