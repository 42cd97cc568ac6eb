import { SelectField, useFieldValue, useWriteField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { useListReactionTemplatesQuery } from '../../endpoints/answer-template';
import { messages } from './template-messages';

export interface TemplateChoiceProps {
  /** The reaction that is answered: the templates come filled in for it. */
  reaction: string;
  /** The field of the form that gets the text. */
  name: string;
}

/** Puts a template into the answer: in an empty field, or behind what is typed. Nothing when the shelter has none (C17). */
export function TemplateChoice({ reaction, name }: TemplateChoiceProps) {
  const { data: templates = [] } = useListReactionTemplatesQuery(reaction, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState('');
  const text = useFieldValue(name);
  const write = useWriteField(name);
  if (templates.length === 0) return null;
  const tekstOf = (uuidkey: string) => templates.find((template) => template.uuidkey === uuidkey)?.tekst;
  const choose = (uuidkey: string) => {
    setChosen(uuidkey);
    const tekst = tekstOf(uuidkey);
    if (tekst === undefined) return;
    const typed = typeof text === 'string' ? text.trimEnd() : '';
    // The template that was chosen before, and not touched since, makes room for this one.
    const kept = typed === tekstOf(chosen)?.trimEnd() ? '' : typed;
    write(kept === '' ? tekst : `${kept}\n\n${tekst}`);
  };
  return (
    <SelectField
      name="template"
      label={messages.choose}
      emptyLabel={messages.chooseNone}
      options={templates.map(({ uuidkey, naam }) => ({ value: uuidkey, label: naam }))}
      value={chosen}
      onChange={choose}
    />
  );
}
