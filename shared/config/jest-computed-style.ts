/**
 * `getComputedStyle` for the tests in jsdom. Queries by role and names ask it for every element and its ancestors, and jsdom matches its whole
 * default stylesheet each time (a sixth of the time of a form's test). Tests load no stylesheets (CSS modules are stubs), so what can hide an element
 * is its own `style`, the attribute `hidden` and its tag.
 */

/** `display` that jsdom's default stylesheet gives a tag: asked once per tag of each test file. */
function displayOfTags(window: Window, real: typeof globalThis.getComputedStyle): (element: Element) => string {
  const known = new Map<string, string>();
  return (element) => {
    const isSpecial = element.hasAttribute('open') || element.getAttribute('type') === 'hidden';
    if (isSpecial) return real(element).display;
    const { tagName } = element;
    const value = known.get(tagName) ?? real(window.document.createElement(tagName)).display;
    known.set(tagName, value);
    return value;
  };
}

/** Own value of an inherited property, or that of the nearest ancestor that has one. */
function inherited(element: Element | null, name: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style?.[name];
    if (own) return own;
  }
  return initial;
}

/** The function for a window: the real one as soon as a page brings its own stylesheet. */
export function computedStyle(window: Window): typeof globalThis.getComputedStyle {
  const real = window.getComputedStyle.bind(window);
  const displayOfTag = displayOfTags(window, real);
  return (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return real(element, pseudo);
    const shown = element as HTMLElement;
    const values: Record<string, string> = {
      display: shown.style?.display || (element.hasAttribute('hidden') ? 'none' : displayOfTag(element)),
      visibility: inherited(element, 'visibility', 'visible'),
      'pointer-events': inherited(element, 'pointerEvents', 'auto'),
      opacity: shown.style?.opacity || '1',
    };
    const value = (name: string) => values[name] ?? shown.style?.getPropertyValue(name) ?? '';
    return {
      ...values,
      pointerEvents: values['pointer-events'],
      getPropertyValue: value,
    } as unknown as CSSStyleDeclaration;
  };
}
