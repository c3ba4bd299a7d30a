import { join } from 'node:path'
import { ROOT } from '../../paths.mjs'
import { ts } from '../typescript.mjs'
import { partsWithin } from './partsWithin.mjs'

const ENTRY = join(ROOT, 'packages/elements/src/index.ts')
const SMALL_PROPS = join(ROOT, 'packages/elements/src/player/small/SmallPlayerProps.ts')
const SMALL_PLAYER = join(ROOT, 'packages/elements/src/player/small/SmallPlayerElement.ts')
const SOUND = join(ROOT, 'packages/elements/src/player/followSound.ts')
const PLAYER_SLOTS = join(ROOT, 'packages/elements/src/player/playerSlots.tsx')
const COMMON_PROPS = join(ROOT, 'packages/elements/src/element/elementTypes.ts')
const COMPILER_OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
}
/** Documented default, as in "Default false: …" or "Default `full`.". Other defaults depend on something. */
const DEFAULT = /\bDefault (?:`(?<text>[^`]+)`|(?<value>true|false|-?\d+))(?=[.,;:])/
/** HTML types of an attribute whose property accepts more types. */
const WRITTEN = ['string', 'number', 'boolean']

const kebabCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** Event name of a callback: `onRatingSaved` is `rating-saved`. */
const eventName = (callback) => kebabCase(callback.slice(2, 3).toLowerCase() + callback.slice(3))
const isHidden = (node) => ts.isPrivateIdentifier(node.name) || node.modifiers?.some(({ kind }) => HIDING.has(kind))
const HIDING = new Set([ts.SyntaxKind.OverrideKeyword, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.StaticKeyword])

/** Properties of an object literal, as `{ name: initializer }`. */
function literalOf(node) {
  const properties = ts.isObjectLiteralExpression(node) ? node.properties : []
  return Object.fromEntries(properties.map(({ name, initializer }) => [name.text, initializer]))
}

/**
 * Interface of each element as declared and documented in the component sources: `[{ tag, className, folder, doc,
 * props, events, slots, methods, parts }]`. The editor manifests, framework declarations and reference tables are generated
 * from it.
 */
export function describeElements() {
  const program = ts.createProgram([ENTRY, SMALL_PLAYER, SOUND, PLAYER_SLOTS], COMPILER_OPTIONS)
  const checker = program.getTypeChecker()
  const symbolsOf = (path) => checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)))
  const follow = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const documentationOf = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, ' ')

  /** Declared type of a property; string unions are its `values`. */
  function describeProp(symbol, kind) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    const parts = type.isUnion() ? type.types : [type]
    const values = parts.every((part) => part.isStringLiteral()) && choiceInOrder(symbol, parts)
    const declared = symbol.declarations?.[0]?.type?.getText().replaceAll(/\s+/g, ' ')
    const doc = documentationOf(symbol)
    const { text, value } = DEFAULT.exec(doc)?.groups ?? {}
    return {
      name: symbol.name,
      type: values ? values.map((one) => `'${one}'`).join(' | ') : (declared ?? checker.typeToString(type)),
      doc,
      ...(WRITTEN.includes(kind) && { attribute: kebabCase(symbol.name), kind }),
      ...(values && { values }),
      ...((text ?? value) && { default: text ?? value }),
    }
  }

  /** Object literal of an expression, also when it refers to a constant in another file. */
  function literalIn(node) {
    if (!ts.isIdentifier(node)) return node
    let literal = follow(checker.getSymbolAtLocation(node)).valueDeclaration.initializer
    while (!ts.isObjectLiteralExpression(literal)) literal = literal.expression
    return literal
  }

  /** Source text of a type and the types it refers to. */
  function sourceOf(node, seen = new Set()) {
    if (!node || seen.has(node)) return ''
    seen.add(node)
    const named = []
    const visit = (inner) => {
      const symbol = ts.isIdentifier(inner) && checker.getSymbolAtLocation(inner)
      if (symbol) named.push(...(follow(symbol).declarations ?? []))
      ts.forEachChild(inner, visit)
    }
    visit(node)
    return [...named.map((one) => sourceOf(one, seen)), node.getText()].join('\n')
  }

  /** Union members in source order; the compiler orders literals by first occurrence in the program. */
  function choiceInOrder(symbol, parts) {
    const text = sourceOf(symbol.declarations?.[0]?.type)
    const place = (value) => text.indexOf(`'${value}'`)
    return parts.map(({ value }) => value).toSorted((a, b) => place(a) - place(b))
  }

  function describeEvent(symbol) {
    const [signature] = checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).getCallSignatures()
    const detail = signature?.parameters[0]?.valueDeclaration?.type?.getText() ?? 'null'
    return { name: eventName(symbol.name), callback: symbol.name, detail, doc: documentationOf(symbol) }
  }

  function describeMember(node) {
    const isRead = ts.isGetAccessor(node) || ts.isPropertyDeclaration(node)
    if (isHidden(node) || !(ts.isMethodDeclaration(node) || isRead)) return []
    const symbol = checker.getSymbolAtLocation(node.name)
    const parameters = ts.isMethodDeclaration(node)
      ? node.parameters.map((one) => ({ name: one.name.getText(), type: one.type.getText() }))
      : undefined
    return [{ name: symbol.name, parameters, type: node.type.getText(), doc: documentationOf(symbol) }]
  }

  const isText = (symbol) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    return checker.isTypeAssignableTo(type, checker.getStringType())
  }
  const interfaceOf = (path, name) =>
    checker.getDeclaredTypeOfSymbol(symbolsOf(path).find((symbol) => symbol.name === name)).getProperties()
  const common = interfaceOf(COMMON_PROPS, 'CommonProps')
  const small = interfaceOf(SMALL_PROPS, 'SmallPlayerProps')
  const playerSlots = interfaceOf(PLAYER_SLOTS, 'PlayerElementSlots')
  const media = symbolsOf(SOUND).find(({ name }) => name === 'MEDIA_PROPS')
  const mediaKinds = literalOf(media.valueDeclaration.initializer.expression.expression)

  function describeElement(symbol) {
    const node = symbol.valueDeclaration
    const [{ expression }] = node.heritageClauses[0].types
    let made = checker.getSymbolAtLocation(expression).valueDeclaration.initializer
    // A class that extends its component has a type assertion around the call.
    while (!ts.isCallExpression(made)) made = made.expression
    const [tag, , definition] = made.arguments
    const { props } = literalOf(definition)
    const isPlayer = tag.text === 'voice-player'
    const kinds = { ...literalOf(literalIn(props)), ...(isPlayer && mediaKinds) }
    const taken = checker.getTypeOfSymbol(checker.getTypeOfSymbol(symbol).getProperty('takes'))
    const members = checker.getNonNullableType(taken).getProperties()
    const own = members.filter(({ name }) => Object.hasOwn(kinds, name))
    // In the order of the definition.
    const order = Object.keys(kinds)
    const described = [
      ...common.map((one) => describeProp(one, isText(one) ? 'string' : 'property')),
      ...own
        .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
        .map((one) => describeProp(one, kinds[one.name].text)),
    ]
    const known = new Set(described.map(({ name }) => name))
    // The small player has the same tag, and attributes for data that is needed before the sound loads, such as its
    // length.
    const more = isPlayer ? small.filter(({ name }) => !known.has(name)) : []
    return {
      tag: tag.text,
      className: symbol.name,
      folder: node.getSourceFile().fileName.split('/').at(-2),
      doc: documentationOf(symbol).replace(/^`<[\w-]+>`: (.)/, (_, first) => first.toUpperCase()),
      props: [...described, ...more.map((one) => ({ ...describeProp(one, 'number'), isSmallOnly: true }))],
      events: members.filter(({ name }) => /^on[A-Z]/.test(name)).map(describeEvent),
      // The default slot has no name.
      slots: (isPlayer ? playerSlots : []).map((slot) => ({
        name: slot.name === 'default' ? '' : slot.name,
        doc: documentationOf(slot),
      })),
      methods: node.members.flatMap(describeMember),
      parts: partsWithin(program, [node.getSourceFile(), ...(isPlayer ? [program.getSourceFile(SMALL_PLAYER)] : [])]),
    }
  }

  return symbolsOf(ENTRY)
    .map(follow)
    .filter((symbol) => symbol.flags & ts.SymbolFlags.Class)
    .map(describeElement)
}
