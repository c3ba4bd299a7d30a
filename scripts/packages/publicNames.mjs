import { createRequire } from 'node:module'

/** TypeScript with the JavaScript API, which the newest has no longer: the one that the extractor brings. */
export const ts = createRequire(import.meta.resolve('@microsoft/api-extractor'))('typescript')

const NAMED_TYPES = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum
const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
/** Types that users fill in. */
const GIVEN = /(Props|Options)$/
/** A choice of more is a list of something else, such as all calls. */
const MOST_TEXTS = 24

/** How something is declared, without what only people read. What is inside of interfaces and classes has names of its own. */
function declared(node) {
  const hasMembers = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
  const text = hasMembers ? node.getText().split('{', 1)[0] : node.getText()
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/**
 * Everything in an API that somebody may have named, as the compiler sees it: exports as `entry.Name`, their members as
 * `Name.member`, the texts of a choice as `Name 'text'`, and what must be given as `asks for Name.member`; also the members of types
 * that are computed, which stand nowhere. Each with its declaration: `Map { name: text }`. `entry` is a file that exports each entry
 * as a namespace; `isOurs` tells of the path of a file whether it belongs to the package, so that what it inherits is left out.
 */
export function publicNames(program, entry, isOurs) {
  const checker = program.getTypeChecker()
  const found = new Map()
  const ownNodes = ({ declarations = [] }) => declarations.filter((node) => isOurs(node.getSourceFile().fileName))

  function add(name, nodes = []) {
    const texts = found.get(name) ?? found.set(name, new Set()).get(name)
    for (const node of nodes) texts.add(declared(node))
  }

  function addTexts(name, type, most = Infinity) {
    const texts = (type.isUnion() ? type.types : [type]).filter((part) => part.isStringLiteral())
    if (texts.length <= most) for (const { value } of texts) add(`${name} '${value}'`)
  }

  function addMembers(name, type) {
    addTexts(name, type)
    for (const part of type.isUnion() ? type.types : [type]) {
      if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) continue
      if (checker.isArrayType(part) || checker.isTupleType(part)) continue
      for (const property of checker.getPropertiesOfType(part)) {
        const { declarations = [] } = property
        const nodes = ownNodes(property)
        const isForeign = declarations.length > 0 && nodes.length === 0
        const isHidden = nodes.some((node) => ts.getCombinedModifierFlags(node) & HIDDEN)
        const title = checker.symbolToString(property)
        if (isForeign || isHidden || title.startsWith('#')) continue
        add(`${name}.${title}`, nodes)
        addTexts(`${name}.${title}`, checker.getTypeOfSymbol(property), MOST_TEXTS)
        if (GIVEN.test(name) && !(property.flags & ts.SymbolFlags.Optional)) add(`asks for ${name}.${title}`)
      }
    }
  }

  function follow(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  const source = program.getSourceFile(entry)
  for (const namespace of checker.getExportsOfModule(checker.getSymbolAtLocation(source))) {
    for (const exported of checker.getExportsOfModule(follow(namespace))) {
      const symbol = follow(exported)
      add(`${namespace.name}.${exported.name}`, ownNodes(symbol))
      if (ownNodes(symbol).length === 0) continue
      if (symbol.flags & NAMED_TYPES) addMembers(exported.name, checker.getDeclaredTypeOfSymbol(symbol))
      if (symbol.flags & ts.SymbolFlags.Value) addMembers(exported.name, checker.getTypeOfSymbol(symbol))
    }
  }
  return new Map([...found].map(([name, texts]) => [name, [...texts].join('\n')]))
}
