import { rootPath } from '@portal/shared/contract';
import { wholeAddress } from '@portal/shared/platform';

/** What a shelter chooses for its animals on its own site (C67): a kind or none for all, `#rrggbb`, licht or donker. */
export interface WidgetChoice {
  asiel: string;
  soort: string;
  kleur: string;
  thema: string;
}

/** The line of script for the shelter's site. Every value is a key or a code of ours, so nothing needs to be escaped. */
export function scriptLine({ asiel, soort, kleur, thema }: WidgetChoice): string {
  const settings = [
    ['asiel', asiel],
    ['soort', soort],
    ['kleur', kleur],
    ['thema', thema === 'donker' ? thema : ''],
  ].flatMap(([name, value]) => (value ? [` data-${name}="${value}"`] : []));
  return `<script async src="${wholeAddress(rootPath.widget())}"${settings.join('')}></script>`;
}
