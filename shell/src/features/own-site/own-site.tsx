import { copyText } from '@portal/shared/platform';
import { useToast } from '@portal/shared/session';
import { Button, CopyIcon } from '@portal/shared/ui';
import { FieldFrame, SelectField, TextAreaField } from '@portal/shared/ui/form';
import { useState } from 'react';
import { ColourSample } from './colour-sample';
import { messages } from './messages';
import styles from './own-site.module.css';
import { scriptLine } from './script-line';

/** The portal's own green: what the line of script asks for when nobody chose. */
const FIRST_COLOUR = '#047857';

/** Makes the line of script that shows the animals of a shelter on its own site (C67). Nothing is stored: the line holds every choice. */
export function OwnSite({ uuidkey }: { uuidkey: string }) {
  const [soort, setKind] = useState('');
  const [thema, setTheme] = useState('licht');
  const [kleur, setColour] = useState(FIRST_COLOUR);
  const showToast = useToast();
  const line = scriptLine({ asiel: uuidkey, soort, kleur, thema });
  async function copy() {
    const isCopied = await copyText(line);
    showToast(
      isCopied ? { type: 'succes', message: messages.copied } : { type: 'error', message: messages.copyFailed },
    );
  }
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{messages.lead}</p>
      <div className={styles.fields}>
        <SelectField name="soort" label={messages.kind} options={messages.kinds} value={soort} onChange={setKind} />
        <SelectField name="thema" label={messages.theme} options={messages.themes} value={thema} onChange={setTheme} />
        <FieldFrame label={messages.colour} hint={messages.colourHint}>
          {(control) => (
            <input
              {...control}
              type="color"
              name="kleur"
              className={styles.colour}
              value={kleur}
              onChange={({ target }) => setColour(target.value)}
            />
          )}
        </FieldFrame>
      </div>
      <ColourSample kleur={kleur} scheme={thema === 'donker' ? 'dark' : 'light'} />
      <TextAreaField
        name="regel"
        label={messages.code}
        hint={messages.codeHint}
        value={line}
        rows={4}
        readOnly
        spellCheck={false}
      />
      <Button icon={CopyIcon} onClick={copy}>
        {messages.copy}
      </Button>
      <ul className={styles.facts}>
        {messages.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
