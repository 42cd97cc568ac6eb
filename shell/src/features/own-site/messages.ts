import { Kind } from '@portal/shared/contract';

/** Texts of 'Op uw eigen website' (C67). */
export const messages = {
  lead: 'Toon uw dieren op uw eigen website, met foto’s en altijd bijgewerkt. U hoeft niets dubbel in te voeren.',
  kind: 'Welke dieren?',
  kinds: [
    { value: '', label: 'Alle dieren' },
    { value: String(Kind.cat), label: 'Katten' },
    { value: String(Kind.dog), label: 'Honden' },
    { value: String(Kind.other), label: 'Overige dieren' },
  ],
  theme: 'Achtergrond van uw website',
  themes: [
    { value: 'licht', label: 'Licht' },
    { value: 'donker', label: 'Donker' },
  ],
  colour: 'Kleur van knoppen en links',
  colourHint: 'Neem de kleur van uw website.',
  asChosen: 'Deze kleur wordt precies zo getoond.',
  changed: (colour: string) =>
    `Tekst in deze kleur is slecht te lezen. Wij tonen daarom de dichtstbijzijnde kleur: ${colour}.`,
  sampleLabel: 'Zo zien knoppen en links eruit',
  sampleButton: 'Knop',
  sampleLink: 'Een link',
  code: 'Regel voor uw website',
  codeHint: 'Plak deze regel op de plek waar de dieren moeten staan, of stuur hem naar uw webbouwer.',
  copy: 'Regel kopiëren',
  copied: 'De regel is gekopieerd',
  copyFailed: 'Kopiëren lukt niet in deze browser. Selecteer de regel en kopieer hem zelf.',
  facts: [
    'De dieren komen in een kader dat vanzelf zo hoog wordt als nodig is.',
    'Het kader laadt pas als iemand het bijna ziet. Uw website blijft dus snel.',
    'Er worden geen cookies geplaatst.',
    'Wie op een dier klikt, leest alles over dit dier op uw website. Reageren gaat in een nieuw venster.',
  ],
} as const;
