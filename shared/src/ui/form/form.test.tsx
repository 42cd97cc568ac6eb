import { renderPart } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { CheckboxGroup } from './checkbox-group';
import { CustomField } from './custom-field';
import { Form } from './form';
import { FormClear } from './form-clear';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { ToggleField } from './toggle-field';
import { useFieldValue } from './use-field-value';

const Schema = z.object({
  naam: z.string().check(z.minLength(1, 'Vul uw naam in')),
  tel: z.string(),
  soort: z.string().check(z.minLength(1, 'Kies een soort')),
  wens: z.array(z.string()),
  akkoord: z.boolean(),
});
const KINDS = [
  { value: '1', label: 'Kat' },
  { value: '2', label: 'Hond' },
];

const TOASTS = { invalid: { type: 'warning', message: 'Niet goed' } } as const;

function show(onSubmit: (values: z.infer<typeof Schema>) => void = () => {}) {
  const defaults = { naam: '', tel: '', soort: '', wens: [], akkoord: false };
  return renderPart(
    <Form schema={Schema} defaultValues={defaults} onSubmit={onSubmit} toasts={TOASTS} label="Reactie">
      <TextField name="naam" label="Uw naam" hint="Zoals het asiel u mag noemen" />
      <TextField name="tel" type="tel" label="Telefoon" isOptional />
      <SelectField name="soort" label="Soort" emptyLabel="Kies" options={KINDS} />
      <CheckboxGroup name="wens" label="Wensen" options={KINDS} />
      <ToggleField name="akkoord" label="Akkoord" />
      <button type="submit">Verstuur</button>
    </Form>,
  );
}
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verstuur' })));

test('a wrong field is judged when it is left, with the message under it (C46)', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Uw naam' });
  expect(field).toHaveAccessibleDescription('Zoals het asiel u mag noemen');
  await act(async () => void fireEvent.blur(field));
  expect(await screen.findByText('Vul uw naam in')).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Zoals het asiel u mag noemen Vul uw naam in');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a message that comes because a button is pressed waits for the click (C46)', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Uw naam' });
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Verstuur' }));
  await act(async () => void fireEvent.blur(field));
  expect(screen.queryByText('Vul uw naam in')).toBeNull();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText('Vul uw naam in')).toBeInTheDocument();
});

test.each([
  ['another button of the mouse', { button: 2 }],
  ['the first button, and a key after it', { button: 0 }],
])('no press holds a message up: %s', async (_what, pressed) => {
  show();
  const field = screen.getByRole('textbox', { name: 'Uw naam' });
  fireEvent.mouseDown(field, pressed);
  if (pressed.button === 0) fireEvent.keyDown(field, { key: 'Tab' });
  await act(async () => void fireEvent.blur(field));
  expect(await screen.findByText('Vul uw naam in')).toBeInTheDocument();
});

test('sending shows a summary above the form and focuses the first wrong field (C46)', async () => {
  const onSubmit = jest.fn();
  const { store } = show(onSubmit);
  await submit();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Uw naam: Vul uw naam in', 'Soort: Kies een soort']);
  expect(screen.getByRole('textbox', { name: 'Uw naam' })).toHaveFocus();
  fireEvent.click(within(summary).getByRole('button', { name: 'Soort: Kies een soort' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Soort' })).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(store.getState().toast.toasts).toMatchObject([{ type: 'warning', message: 'Niet goed' }]);
});

test('the summary follows the screen, names each field, and is silent about what waits for another field', async () => {
  const address = z.string().check(z.minLength(1, 'Voer uw email in'));
  // The order of the schema is another one than that of the screen.
  const schema = z.object({ factuur: address, tekst: address, ras: address, beheer: address });
  renderPart(
    <Form schema={schema} defaultValues={{ factuur: '', tekst: '', ras: '', beheer: '' }} onSubmit={() => {}}>
      <TextField name="beheer" label="E-mailadres van de beheerder" />
      <SelectField name="ras" label="Ras" emptyLabel="Kies" options={[]} disabled />
      <CustomField name="tekst" label="Tekst">
        {({ attributes, ref }) => <button type="button" {...attributes} ref={ref} />}
      </CustomField>
      <TextField name="factuur" label="E-mailadres voor facturen" isOptional />
      <button type="submit">Verstuur</button>
    </Form>,
  );
  await submit();
  const items = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'E-mailadres van de beheerder: Voer uw email in',
    'Tekst: Voer uw email in',
    'E-mailadres voor facturen: Voer uw email in',
  ]);
  expect(screen.getByRole('combobox', { name: 'Ras' })).toBeValid();
});

test('optional fields say so (C46)', () => {
  show();
  expect(screen.getByRole('textbox', { name: 'Telefoon (niet verplicht)' })).toBeInTheDocument();
});

test('a right form hands over its parsed values', async () => {
  const sent = new Promise((resolve) => show(resolve));
  fireEvent.change(screen.getByRole('textbox', { name: 'Uw naam' }), { target: { value: 'Jo' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Soort' }), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hond' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Akkoord' }));
  await submit();
  expect(await sent).toEqual({ naam: 'Jo', tel: '', soort: '2', wens: ['2'], akkoord: true });
});

test('outside a form the caller keeps the state', async () => {
  const onText = jest.fn();
  const onGroup = jest.fn();
  const onToggle = jest.fn();
  renderPart(
    <>
      <TextField name="q" type="search" label="Naam" value="lu" onChange={onText} />
      <CheckboxGroup name="soort" label="Soort" options={KINDS} value={['1']} onChange={onGroup} />
      <ToggleField name="koppel" label="Koppels" value={false} onChange={onToggle} />
    </>,
  );
  fireEvent.change(screen.getByRole('searchbox', { name: 'Naam' }), { target: { value: 'lun' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hond' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kat' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Koppels' }));
  expect(onText).toHaveBeenCalledWith('lun');
  expect(onToggle).toHaveBeenCalledWith(true);
  await waitFor(() => expect(onGroup).toHaveBeenCalledTimes(2));
  expect(onGroup.mock.calls).toEqual([
    [['1', '2'], ['1']],
    [[], ['1']],
  ]);
});

test('a press on a box shows at once, before its owner hears of it, and a second one takes it back', async () => {
  const onGroup = jest.fn();
  renderPart(<CheckboxGroup name="soort" label="Soort" options={KINDS} value={[]} onChange={onGroup} />);
  const dog = screen.getByRole('checkbox', { name: 'Hond' });
  fireEvent.click(dog);
  expect(dog).toBeChecked();
  expect(onGroup).not.toHaveBeenCalled();
  fireEvent.click(dog);
  expect(dog).not.toBeChecked();
  await waitFor(() => expect(onGroup).toHaveBeenCalledTimes(2));
  expect(onGroup.mock.calls).toEqual([
    [['2'], []],
    [[], ['2']],
  ]);
});

test('a dead end is greyed, but a chosen one can be taken back', () => {
  const options = [
    { value: '1', label: 'Kat', count: 0, isDisabled: true },
    { value: '2', label: 'Hond', count: 0, isDisabled: true },
  ];
  renderPart(<CheckboxGroup name="soort" label="Soort" options={options} value={['1']} onChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Soort' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Kat/ })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: /Hond/ })).toBeDisabled();
});

test('a field of several lines is part of the form; outside one the caller keeps it', async () => {
  const sent = jest.fn();
  const { unmount } = renderPart(
    <Form
      schema={z.object({ bericht: z.string() })}
      defaultValues={{ bericht: '' }}
      onSubmit={(values) => sent(values)}
    >
      <TextAreaField name="bericht" label="Bericht" hint="Vertel iets over uzelf" />
      <button type="submit">Verstuur</button>
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'Bericht' });
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toHaveAccessibleDescription('Vertel iets over uzelf');
  fireEvent.change(field, { target: { value: 'Dag,\nik kom graag' } });
  await submit();
  expect(sent).toHaveBeenCalledWith({ bericht: 'Dag,\nik kom graag' });
  unmount();
  const changed = jest.fn();
  renderPart(<TextAreaField name="los" label="Los" value="a" onChange={changed} error="Te kort" />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Los' }), { target: { value: 'ab' } });
  expect(changed).toHaveBeenCalledWith('ab');
  expect(screen.getByRole('textbox', { name: 'Los' })).toBeInvalid();
});

function Shown() {
  return <output>{String(useFieldValue('naam'))}</output>;
}

test('what a field holds is known to everything inside the form, at the start and after every change', async () => {
  renderPart(
    <Form schema={z.object({ naam: z.string() })} defaultValues={{ naam: 'Jo' }} onSubmit={() => {}}>
      <Shown />
      <TextField name="naam" label="Naam" />
    </Form>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Jo');
  await act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Joke' } }));
  expect(screen.getByRole('status')).toHaveTextContent('Joke');
});

test('fields whose choices belonged to another value are emptied when that value changes, not before', async () => {
  const sent = jest.fn();
  renderPart(
    <Form
      schema={z.object({ soort: z.string(), ras: z.string(), naam: z.string() })}
      defaultValues={{ soort: '1', ras: '1', naam: 'Moos' }}
      onSubmit={(values) => sent(values)}
    >
      <FormClear of="soort" names={['ras']} />
      <SelectField name="soort" label="Soort" options={KINDS} />
      <SelectField name="ras" label="Ras" emptyLabel="Kies" options={KINDS} />
      <TextField name="naam" label="Naam" />
      <button type="submit">Verstuur</button>
    </Form>,
  );
  expect(screen.getByRole('combobox', { name: 'Ras' })).toHaveValue('1');
  await act(
    async () => void fireEvent.change(screen.getByRole('combobox', { name: 'Soort' }), { target: { value: '2' } }),
  );
  expect(screen.getByRole('combobox', { name: 'Ras' })).toHaveValue('');
  await submit();
  expect(sent).toHaveBeenCalledWith({ soort: '2', ras: '', naam: 'Moos' });
});
