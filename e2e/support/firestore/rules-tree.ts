/** An expression of the rules' language, as far as our rules use it. */
export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'path'; segments: Expression[] }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; key: Expression }
  | { kind: 'call'; callee: Expression; parameters: Expression[] }
  | { kind: 'not'; value: Expression }
  | { kind: 'is'; value: Expression; type: string }
  | { kind: 'binary'; operator: string; left: Expression; right: Expression };

export interface RuleFunction {
  parameters: string[];
  variables: { name: string; value: Expression }[];
  result: Expression;
}

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** `match /messages/{id} { … }`; a segment is a text or a variable. */
export interface Block {
  path: ({ text: string } | { variable: string })[];
  functions: Record<string, RuleFunction>;
  allows: { operations: Operation[]; condition: Expression }[];
  children: Block[];
}
