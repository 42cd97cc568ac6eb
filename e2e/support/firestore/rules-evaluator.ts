import { parseRules } from './rules-parser';
import type { Block, Expression, Operation, RuleFunction } from './rules-tree';
import {
  calculate,
  callMethod,
  contains,
  Duration,
  equal,
  hasType,
  propertyOf,
  RuleError,
  type RuleMap,
} from './rules-values';

/** Who asks: null is nobody. */
export type RuleAuth = { uid: string; token: RuleMap } | null;

/** What is asked: the stored document, the one after the write, and how to read others, before and after the whole commit. */
export interface RuleContext {
  auth: RuleAuth;
  existing?: RuleMap | null;
  next?: RuleMap | null;
  now?: Date;
  limit?: number | null;
  read?: (path: string) => RuleMap | null;
  readAfter?: (path: string) => RuleMap | null;
}

/** A filter of a query: all, any, or a field that equals a value; null has none. */
export type RuleFilter = { all: RuleFilter[] } | { any: RuleFilter[] } | { field: string; equals: unknown } | null;

export interface Rules {
  /** Whether this is allowed on the document with this path. */
  check(operation: Operation, path: string, context: RuleContext): boolean;
  /** Whether every document that the query could give is allowed: branches of its OR fix fields, all others are unknown. */
  checkQuery(collection: string, asked: { where: RuleFilter; limit: number | null }, auth: RuleAuth): boolean;
}

interface Scope {
  variables: Record<string, unknown>;
  functions: Record<string, RuleFunction>;
  context: RuleContext;
  depth: number;
}

const MAX_CALL_DEPTH = 20;
const nothing = () => null;

/**
 * Answers whether Firestore would allow something, without its emulator. What surprises in this language: an error, such as a missing field,
 * denies; but `a || b` is true when one side is, even if the other is an error.
 */
export function compileRules(source: string): Rules {
  const root = parseRules(source);
  const check: Rules['check'] = (operation, path, context) => {
    const { auth, existing = null, next = null, now = new Date(), limit = null } = context;
    const variables = {
      request: { auth, time: now, resource: next && { data: next }, query: { limit } },
      resource: existing && { data: existing },
    };
    const segments = path.split('/').filter(Boolean);
    return isAllowed(root, segments, operation, { variables, functions: {}, context, depth: 0 });
  };
  const checkQuery: Rules['checkQuery'] = (collection, { where, limit }, auth) =>
    branchesOf(where).every((existing) => check('list', `${collection}/any`, { auth, existing, limit }));
  return { check, checkQuery };
}

/** The filter as alternatives, each with the fields that it fixes. */
function branchesOf(where: RuleFilter): RuleMap[] {
  if (where === null) return [{}];
  if ('any' in where) return where.any.flatMap(branchesOf);
  if ('field' in where) return [{ [where.field]: where.equals }];
  return where.all
    .map(branchesOf)
    .reduce((left, right) => left.flatMap((one) => right.map((other) => ({ ...one, ...other }))), [{}]);
}

function isAllowed(block: Block, segments: string[], operation: Operation, outer: Scope): boolean {
  const bound = { ...outer.variables };
  for (const [index, part] of block.path.entries()) {
    const segment = segments[index];
    if (segment === undefined || ('text' in part && part.text !== segment)) return false;
    if ('variable' in part) bound[part.variable] = segment;
  }
  const scope = { ...outer, variables: bound, functions: { ...outer.functions, ...block.functions } };
  const rest = segments.slice(block.path.length);
  if (rest.length > 0) return block.children.some((child) => isAllowed(child, rest, operation, scope));
  return block.allows.some(
    ({ operations, condition }) => operations.includes(operation) && attempt(() => evaluate(condition, scope)) === true,
  );
}

/** The value, or the RuleError as a value. Any other error is a defect of this file and must be seen. */
function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

function evaluate(node: Expression, scope: Scope): unknown {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return propertyOf(scope.variables, node.name);
    case 'list':
      return node.items.map((item) => evaluate(item, scope));
    case 'path':
      return `/${node.segments.map((segment) => evaluate(segment, scope)).join('/')}`;
    case 'member':
      return propertyOf(evaluate(node.object, scope), node.name);
    case 'index':
      return propertyOf(evaluate(node.object, scope), evaluate(node.key, scope));
    case 'not':
      return !asBoolean(evaluate(node.value, scope));
    case 'is':
      return hasType(evaluate(node.value, scope), node.type);
    case 'call':
      return call(node, scope);
    case 'binary':
      return binary(node, scope);
  }
}

function asBoolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new RuleError('not a boolean');
  return value;
}

function binary({ operator, left, right }: Expression & { kind: 'binary' }, scope: Scope): unknown {
  if (operator === '&&' || operator === '||') return logical(operator === '||', left, right, scope);
  const [first, second] = [evaluate(left, scope), evaluate(right, scope)];
  if (operator === '==') return equal(first, second);
  if (operator === '!=') return !equal(first, second);
  return operator === 'in' ? contains(second, first) : calculate(operator, first, second);
}

/** One side that decides is enough, also when the other is an error. */
function logical(deciding: boolean, left: Expression, right: Expression, scope: Scope): boolean {
  const first = attempt(() => asBoolean(evaluate(left, scope)));
  if (first === deciding) return deciding;
  const second = asBoolean(evaluate(right, scope));
  if (second === deciding) return deciding;
  if (first instanceof RuleError) throw first;
  return !deciding;
}

function call({ callee, parameters }: Expression & { kind: 'call' }, scope: Scope): unknown {
  const values = parameters.map((parameter) => evaluate(parameter, scope));
  if (callee.kind === 'member') {
    const isDuration = callee.object.kind === 'name' && callee.object.name === 'duration';
    if (isDuration && values[1] === 's') return new Duration(Number(values[0]) * 1000);
    return callMethod(evaluate(callee.object, scope), callee.name, values);
  }
  const name = callee.kind === 'name' ? callee.name : '';
  const { read = nothing, readAfter = nothing } = scope.context;
  if (name === 'get' || name === 'getAfter') {
    const data = (name === 'get' ? read : readAfter)(String(values[0]));
    if (data === null) throw new RuleError(`no document ${values[0]}`);
    return { data };
  }
  return name === 'string' ? String(values[0]) : callFunction(name, values, scope);
}

function callFunction(name: string, values: unknown[], scope: Scope): unknown {
  const definition = scope.functions[name];
  if (!definition) throw new Error(`unknown function ${name}`);
  if (scope.depth >= MAX_CALL_DEPTH) throw new RuleError('too deep');
  const variables = { ...scope.variables };
  for (const [index, parameter] of definition.parameters.entries()) variables[parameter] = values[index];
  const inner = { ...scope, variables, depth: scope.depth + 1 };
  for (const { name: variable, value } of definition.variables) variables[variable] = evaluate(value, inner);
  return evaluate(definition.result, inner);
}
