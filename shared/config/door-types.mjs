/**
 * The mark of a door's export: four hex digits over its type, with all types of the portal that it is made of. What a remote reads from the
 * shell has the shape that it was built with exactly when the mark is the same. Types of packages count by their names: their versions
 * stand in `needs`.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');
const PORTAL = /[\\/]shared[\\/]src[\\/](?!.*node_modules)/;

/**
 * @param {Record<string, string>} doors door → its file
 * @returns {Record<string, Record<string, string>>} door → name of a value → mark
 */
export function doorMarks(doors) {
  const config = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(Object.values(doors), {
    ...options,
    noEmit: true,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  const describe = describer(program.getTypeChecker());
  return Object.fromEntries(Object.entries(doors).map(([door, file]) => [door, marksOf(program, file, describe)]));
}

function marksOf(program, file, describe) {
  const checker = program.getTypeChecker();
  const door = checker.getSymbolAtLocation(program.getSourceFile(file));
  const marks = checker.getExportsOfModule(door).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
    return [[exported.name, markOf(describe(checker.getTypeOfSymbol(symbol)))]];
  });
  return Object.fromEntries(marks);
}

const markOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 4);

const isObject = (type) => Boolean(type.flags & ts.TypeFlags.Object);

/** The tags of the cache: every endpoint's type has them all, and a new one changes nothing for those who do not use it. */
const TAGS = ['Animal', 'Favourite', 'SavedSearch', 'Shelter'];
const isTags = ({ types }) => TAGS.every((tag) => types.some(({ value }) => value === tag));

/** Says a type in full: the same text for the same shape, whatever its parts are called and in which order they were found. */
function describer(checker) {
  const known = new Map();
  const open = [];
  /** The outermost type on the way that what was just said refers back to. */
  let reach = Number.POSITIVE_INFINITY;

  function describe(type) {
    if (known.has(type)) return known.get(type);
    const depth = open.indexOf(type);
    if (depth >= 0) {
      reach = Math.min(reach, depth);
      return `↑${open.length - depth}`;
    }
    const before = reach;
    reach = Number.POSITIVE_INFINITY;
    open.push(type);
    const text = shapeOf(type);
    open.pop();
    if (reach >= open.length) known.set(type, text);
    reach = Math.min(before, reach >= open.length ? Number.POSITIVE_INFINITY : reach);
    return text;
  }

  function shapeOf(type) {
    const alias = foreignName(type.aliasSymbol);
    if (alias) return named(alias, type.aliasTypeArguments);
    if (type.isUnion()) return isTags(type) ? 'tag' : sorted(type.types, ' | ');
    if (type.isIntersection()) return sorted(type.types, ' & ');
    if (type.flags & ts.TypeFlags.TypeParameter) return type.symbol.name;
    if (!isObject(type)) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    if (checker.isTupleType(type) || checker.isArrayType(type)) return `[${list(checker.getTypeArguments(type))}]`;
    const isNamed = type.objectFlags & (ts.ObjectFlags.ClassOrInterface | ts.ObjectFlags.Reference);
    const foreign = isNamed && foreignName(type.symbol);
    const isReference = type.objectFlags & ts.ObjectFlags.Reference;
    return foreign ? named(foreign, isReference ? checker.getTypeArguments(type) : []) : members(type);
  }

  const list = (types = []) => types.map(describe).join(', ');
  const named = (name, types) => (types?.length ? `${name}<${list(types)}>` : name);
  const sorted = (types, by) => [...new Set(types.map(describe))].sort().join(by);

  function members(type) {
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const isOptional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${property.name}${isOptional}: ${describe(checker.getTypeOfSymbol(property))}`;
    });
    const indexes = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: value }) => `[${describe(keyType)}]: ${describe(value)}`);
    const calls = [ts.SignatureKind.Call, ts.SignatureKind.Construct].flatMap((kind) =>
      checker.getSignaturesOfType(type, kind).map((signature) => `${kind}${signatureOf(signature)}`),
    );
    return `{${[...calls, ...[...properties, ...indexes].sort()].join('; ')}}`;
  }

  function signatureOf(signature) {
    const parameters = signature.parameters.map((parameter) => {
      const isOptional = parameter.valueDeclaration && checker.isOptionalParameter?.(parameter.valueDeclaration);
      return `${isOptional ? '?' : ''}${describe(checker.getTypeOfSymbol(parameter))}`;
    });
    return `(${parameters.join(', ')}) => ${describe(signature.getReturnType())}`;
  }

  /** The name of a type that a package declares. */
  function foreignName(symbol) {
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    return file && !PORTAL.test(file) && symbol.name !== '__type' ? symbol.name : undefined;
  }

  return describe;
}
