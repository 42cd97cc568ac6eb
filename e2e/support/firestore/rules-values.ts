/** A wrong type or a missing field: it denies, but `a || b` may still be true. */
export class RuleError extends Error {}

class RuleSet {
  readonly values: readonly unknown[];
  constructor(values: Iterable<unknown>) {
    this.values = [...new Set(values)];
  }
}

/** The result of `after.diff(before)`. */
class Difference {
  constructor(
    readonly after: RuleMap,
    readonly before: RuleMap,
  ) {}
}

export class Duration {
  constructor(readonly ms: number) {}
}

export type RuleMap = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is RuleMap =>
  value !== null && typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value));

export function propertyOf(object: unknown, name: unknown): unknown {
  if (!isMap(object) || !Object.hasOwn(object, String(name))) throw new RuleError(`no property ${name}`);
  return object[String(name)];
}

export function equal(left: unknown, right: unknown): boolean {
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (typeof left !== 'object' || typeof right !== 'object') return left === right;
  return JSON.stringify(left) === JSON.stringify(right);
}

export function contains(container: unknown, value: unknown): boolean {
  if (isMap(container)) return Object.hasOwn(container, String(value));
  return valuesOf(container).some((one) => equal(one, value));
}

function valuesOf(container: unknown): readonly unknown[] {
  if (container instanceof RuleSet) return container.values;
  if (Array.isArray(container)) return container;
  throw new RuleError('not a list or set');
}

/** `object.name(…)`. */
export function callMethod(object: unknown, name: string, [argument, fallback]: readonly unknown[]): unknown {
  if (typeof object === 'string' && name === 'size') return [...object].length;
  if (typeof object === 'string' && name === 'trim') return object.trim();
  if (object instanceof Difference && name === 'affectedKeys') return affectedKeys(object);
  if (object instanceof RuleSet || Array.isArray(object)) return callOfList(valuesOf(object), name, argument);
  if (!isMap(object)) throw new RuleError(`no method ${name}`);
  if (name === 'keys') return new RuleSet(Object.keys(object));
  if (name === 'diff' && isMap(argument)) return new Difference(object, argument);
  if (name === 'get') return Object.hasOwn(object, String(argument)) ? object[String(argument)] : fallback;
  throw new RuleError(`no method ${name}`);
}

function callOfList(values: readonly unknown[], name: string, argument: unknown): boolean {
  const other = valuesOf(argument);
  if (name === 'hasOnly') return values.every((value) => contains(other, value));
  if (name === 'hasAll') return other.every((value) => contains(values, value));
  throw new RuleError(`a list has no ${name}`);
}

function affectedKeys({ after, before }: Difference): RuleSet {
  const keys = Object.keys({ ...after, ...before });
  const isSame = (key: string) =>
    Object.hasOwn(after, key) && Object.hasOwn(before, key) && equal(after[key], before[key]);
  return new RuleSet(keys.filter((key) => !isSame(key)));
}

export function hasType(value: unknown, type: string): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'int') return Number.isInteger(value);
  throw new Error(`type ${type} is not supported`);
}

/** `+`, and the comparisons of numbers and times. */
export function calculate(operator: string, left: unknown, right: unknown): unknown {
  if (operator === '+') {
    if (left instanceof Date && right instanceof Duration) return new Date(left.getTime() + right.ms);
    if (typeof left === 'number' && typeof right === 'number') return left + right;
    if (typeof left === 'string' && typeof right === 'string') return left + right;
  } else if (left instanceof Date && right instanceof Date) return isInOrder(operator, left.getTime(), right.getTime());
  else if (typeof left === 'number' && typeof right === 'number') return isInOrder(operator, left, right);
  throw new RuleError(`${operator} on different types`);
}

function isInOrder(operator: string, left: number, right: number): boolean {
  if (operator === '<') return left < right;
  if (operator === '>') return left > right;
  if (operator === '<=') return left <= right;
  if (operator === '>=') return left >= right;
  throw new Error(`operator ${operator} is not supported`);
}
