/** A piece of the text of rules. */
export interface Token {
  type: 'number' | 'string' | 'name' | 'sign' | 'end';
  value: string;
}

const TOKEN =
  /\s+|\/\/[^\n]*|(?<number>\d+)|(?<string>'[^'\\]*')|(?<name>[A-Za-z_]\w*)|(?<sign>&&|\|\||==|!=|<=|>=|[-+<>!:;,.(){}[\]=$/])/gy;

/** The tokens of a rules file; refuses loudly what our rules do not use. */
export class RuleTokens {
  readonly #tokens: Token[] = [];
  #position = 0;

  constructor(source: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < source.length) {
      const start = TOKEN.lastIndex;
      const match = TOKEN.exec(source);
      if (!match) throw new SyntaxError(`rules: cannot read "${source.slice(start, start + 30)}"`);
      const [type, value] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
      if (type === undefined || value === undefined) continue;
      this.#tokens.push({ type: type as Token['type'], value: type === 'string' ? value.slice(1, -1) : value });
    }
  }

  peek(): Token {
    return this.#tokens[this.#position] ?? { type: 'end', value: 'end of file' };
  }

  take(): Token {
    const token = this.peek();
    this.#position += 1;
    return token;
  }

  /** Takes the next token when it is this one. */
  accept(value: string): boolean {
    const { type, value: next } = this.peek();
    if (type === 'string' || next !== value) return false;
    this.take();
    return true;
  }

  expect(value: string): void {
    if (!this.accept(value)) throw new SyntaxError(`rules: expected ${value}, found ${this.peek().value}`);
  }

  name(): string {
    if (this.peek().type !== 'name') throw new SyntaxError(`rules: expected a name, found ${this.peek().value}`);
    return this.take().value;
  }

  /** Items up to `end`, with commas between. */
  listUntil<Item>(end: string, read: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.accept(end)) {
      items.push(read());
      this.accept(',');
    }
    return items;
  }
}
