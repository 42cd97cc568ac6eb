import { readExpression } from './rules-expressions';
import { RuleTokens } from './rules-tokens';
import type { Block, Operation, RuleFunction } from './rules-tree';

/** Reads `firestore.rules` into a tree. It knows what our rules use and refuses the rest. */
export function parseRules(source: string): Block {
  const tokens = new RuleTokens(source);
  if (tokens.accept('rules_version')) {
    tokens.expect('=');
    tokens.take();
    tokens.expect(';');
  }
  tokens.expect('service');
  tokens.name();
  tokens.expect('.');
  tokens.name();
  tokens.expect('{');
  return readBlock(tokens, []);
}

function readBlock(tokens: RuleTokens, path: Block['path']): Block {
  const block: Block = { path, functions: {}, allows: [], children: [] };
  while (!tokens.accept('}')) {
    if (tokens.accept('match')) {
      const inner = readMatchPath(tokens);
      tokens.expect('{');
      block.children.push(readBlock(tokens, inner));
    } else if (tokens.accept('function')) block.functions[tokens.name()] = readFunction(tokens);
    else if (tokens.accept('allow')) block.allows.push(readAllow(tokens));
    else throw new SyntaxError(`rules: unexpected ${tokens.peek().value}`);
  }
  return block;
}

function readMatchPath(tokens: RuleTokens): Block['path'] {
  const path: Block['path'] = [];
  while (tokens.accept('/')) {
    if (!tokens.accept('{')) path.push({ text: tokens.name() });
    else {
      path.push({ variable: tokens.name() });
      tokens.expect('}');
    }
  }
  return path;
}

function readFunction(tokens: RuleTokens): RuleFunction {
  tokens.expect('(');
  const parameters = tokens.listUntil(')', () => tokens.name());
  tokens.expect('{');
  const variables: RuleFunction['variables'] = [];
  while (tokens.accept('let')) {
    const name = tokens.name();
    tokens.expect('=');
    variables.push({ name, value: readExpression(tokens) });
    tokens.expect(';');
  }
  tokens.expect('return');
  const result = readExpression(tokens);
  tokens.expect(';');
  tokens.expect('}');
  return { parameters, variables, result };
}

function readAllow(tokens: RuleTokens): Block['allows'][number] {
  const operations: Operation[] = [];
  do operations.push(tokens.name() as Operation);
  while (tokens.accept(','));
  tokens.expect(':');
  tokens.expect('if');
  const condition = readExpression(tokens);
  tokens.expect(';');
  return { operations, condition };
}
