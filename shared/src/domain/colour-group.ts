import { ColourGroup, Kind } from '@portal/shared/contract';

/** The group of animals that no option of the filter `kleur` finds: no colour was given, or none of ours. */
export const OTHER_COLOUR = 'overig';

type Group = ColourGroup | typeof OTHER_COLOUR;

const { black, white, blackWhite, grey, brown, red, cream, striped, tricolour, agouti, mixed } = ColourGroup;

/** Patterns have a word of their own, whatever colours stand beside it. Looked for in the whole text, without accents, first to last. */
const PATTERNS: readonly (readonly [ColourGroup, RegExp])[] = [
  [tricolour, /lapjes|schildpad|tortie|torbie|tortoise|calico|tricolo|drie ?kleur/],
  [striped, /cyper|tabby|gestroomd|gestreept|getijgerd|tijger|brindle|mackerel/],
  [agouti, /\bwild\b|wild ?kleur|wildgrijs|konijngrijs|haaskleur|agouti/],
];

/** Says that there are several colours. In 'zwartbont' the other one is white. */
const SEVERAL = /bont|vlek|(meer|twee|veel) ?kleur|bicolo|merle|harlekijn|gespikkeld|dalmat/;
const PIED = /bont/;

/** Looked for in each word, so that inflections and compounds count: 'witte', 'lichtgrijs', 'zwartwit'. */
const COLOURS: readonly (readonly [Group, RegExp])[] = [
  [black, /zwart|black/],
  [white, /wit|white|albino|hotot|sneeuw/],
  [grey, /grij[sz]|gr[ae]y|blauw|blue|zilver|silver|antraciet|muiskleur|chinchilla|smoke|lila/],
  [brown, /bruin|brown|choco|lever|havana|kaneel|cinnamon|kastanje|koffie|mahonie|madagas|sable|^tan$/],
  [red, /rood|rode$|^ros(se|sig|sige)?$|oranje|orange|gember|ginger|abrikoos|apricot|^red$|^vos|roest/],
  [cream, /creme|cream|beige|blond|zand|champagne|isabel|ivoor|fawn|^room|goud|gold|^vaal|^vale$|geel|gele|point$/],
  [OTHER_COLOUR, /groen|green|paars|roze/],
];

/** On fur 'blauw' is grey and 'geel' is blond; a bird or a fish has these colours. */
const FEATHERS = /blauw|blue|geel|gele|lila|goud/;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The colours of one word. In a compound the last part is the colour ('roodbruin'), except beside black and white ('zwartwit', 'roodwit'). */
function coloursOfWord(word: string, kind: Kind): Group[] {
  const found = COLOURS.flatMap(([group, pattern]) => {
    const match = pattern.exec(word);
    if (match === null) return [];
    return [{ at: match.index, group: kind === Kind.other && FEATHERS.test(match[0]) ? OTHER_COLOUR : group }];
  });
  const groups = found.sort((a, b) => a.at - b.at).map(({ group }) => group);
  const isTwo = groups.some((group) => group === black || group === white) && groups[0] !== cream;
  return isTwo ? groups : groups.slice(-1);
}

/**
 * The group of a colour as a shelter writes it: 'Zwart met witte bef' is zwart-wit, 'cyperse' gestreept, 'blauw' grijs (but not of a bird).
 * A pattern goes before colours; black and white are a group, three colours are driekleur, any other two meerkleurig.
 */
export function colourGroup(text: string | null, kind: Kind): Group {
  const words = plain(text ?? '').match(/[a-z]+/g) ?? [];
  const line = words.join(' ');
  const pattern = PATTERNS.find(([, expression]) => expression.test(line));
  if (pattern) return pattern[0];
  const colours = new Set(words.flatMap((word) => coloursOfWord(word, kind)));
  if (colours.size === 1 && PIED.test(line)) colours.add(white);
  if (colours.size === 2 && colours.has(black) && colours.has(white)) return blackWhite;
  if (colours.size === 3 && !colours.has(OTHER_COLOUR)) return tricolour;
  if (colours.size > 1 || SEVERAL.test(line)) return mixed;
  return [...colours][0] ?? OTHER_COLOUR;
}
