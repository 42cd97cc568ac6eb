import type { RuleTokens } from './rules-tokens';
import type { Expression } from './rules-tree';

/** Higher binds tighter. */
const PRECEDENCE: Readonly<Record<string, number>> = {
  ...{ '||': 1, '&&': 2, '==': 3, '!=': 3 },
  ...{ '<': 4, '>': 4, '<=': 4, '>=': 4, in: 4, is: 4, '+': 5, '-': 5 },
};

/** Reads an expression whose operators bind tighter than `minimum`. */
export function readExpression(tokens: RuleTokens, minimum = 0): Expression {
  let left = readSuffixes(tokens, readPrimary(tokens));
  for (;;) {
    const { type, value: operator } = tokens.peek();
    const precedence = type === 'string' ? undefined : PRECEDENCE[operator];
    if (precedence === undefined || precedence <= minimum) return left;
    tokens.take();
    left =
      operator === 'is'
        ? { kind: 'is', value: left, type: tokens.name() }
        : { kind: 'binary', operator, left, right: readExpression(tokens, precedence) };
  }
}

function readPrimary(tokens: RuleTokens): Expression {
  const { type, value } = tokens.take();
  if (type === 'number') return { kind: 'literal', value: Number(value) };
  if (type === 'string') return { kind: 'literal', value };
  if (type === 'name') return readName(value);
  if (value === '!') return { kind: 'not', value: readSuffixes(tokens, readPrimary(tokens)) };
  if (value === '[') return { kind: 'list', items: tokens.listUntil(']', () => readExpression(tokens)) };
  if (value === '/') return readPath(tokens);
  if (value !== '(') throw new SyntaxError(`rules: unexpected ${value}`);
  const inner = readExpression(tokens);
  tokens.expect(')');
  return inner;
}

function readName(name: string): Expression {
  if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true' };
  return name === 'null' ? { kind: 'literal', value: null } : { kind: 'name', name };
}

/** `/databases/$(database)/documents/…`: rules have no division, so an expression that begins with a slash is a path. */
function readPath(tokens: RuleTokens): Expression {
  const segments: Expression[] = [];
  do {
    if (tokens.accept('$')) {
      tokens.expect('(');
      segments.push(readExpression(tokens));
      tokens.expect(')');
    } else segments.push({ kind: 'literal', value: tokens.name() });
  } while (tokens.accept('/'));
  return { kind: 'path', segments };
}

function readSuffixes(tokens: RuleTokens, start: Expression): Expression {
  let expression = start;
  for (;;) {
    if (tokens.accept('.')) expression = { kind: 'member', object: expression, name: tokens.name() };
    else if (tokens.accept('[')) {
      expression = { kind: 'index', object: expression, key: readExpression(tokens) };
      tokens.expect(']');
    } else if (tokens.accept('(')) {
      const parameters = tokens.listUntil(')', () => readExpression(tokens));
      expression = { kind: 'call', callee: expression, parameters };
    } else return expression;
  }
}
