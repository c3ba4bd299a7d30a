import ts from 'typescript'
import { docOf, parseSource, readSource, sourcesOf } from './sources.ts'

/** Declared property of an interface. */
export interface Member {
  name: string
  type: string
  required: boolean
  doc: string
}

const PACKAGES = ['react', 'elements', 'playback', 'sdk', 'contract', 'analysis']

let declared: Map<string, string> | undefined

/** Source file of each exported interface or type of the packages. */
function declarations(): Map<string, string> {
  if (declared) return declared
  declared = new Map()
  for (const path of PACKAGES.flatMap((name) => sourcesOf(`packages/${name}/src`))) {
    for (const [, name = ''] of readSource(path).matchAll(/^export (?:interface|type) (\w+)/gm))
      declared.set(name, path)
  }
  return declared
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

function findDeclaration(name: string, path = declarations().get(name)): Declaration {
  if (!path)
    throw new Error(`No package exports ${name}, which a page of the docs has a table of. Correct its name there.`)
  for (const statement of parseSource(path).statements) {
    const isTyped = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    if (isTyped && statement.name.text === name) return statement
  }
  throw new Error(`${path} does not declare ${name} at its top.`)
}

/** Properties of an exported interface, inherited ones first. */
export function readInterface(name: string): Member[] {
  return readInterfaceOf(declarations().get(name), name)
}

/** The same for an interface in a given file. */
export function readInterfaceOf(path: string | undefined, name: string): Member[] {
  const declaration = findDeclaration(name, path)
  return ts.isInterfaceDeclaration(declaration) ? membersOf(declaration) : membersOfType(declaration.type)
}

function membersOf(declaration: ts.InterfaceDeclaration): Member[] {
  const extended = declaration.heritageClauses?.flatMap(({ types }) => types) ?? []
  return [...extended.flatMap(membersOfType), ...declaration.members.flatMap(memberOf)]
}

/**
 * Supports the type forms used in the project: names, `Omit`, `Pick` and object literals. Other types yield no rows.
 */
function membersOfType(type: ts.TypeNode): Member[] {
  if (ts.isTypeLiteralNode(type)) return type.members.flatMap(memberOf)
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOfType)
  const [name, args] = ts.isExpressionWithTypeArguments(type)
    ? [type.expression.getText(), type.typeArguments]
    : ts.isTypeReferenceNode(type)
      ? [type.typeName.getText(), type.typeArguments]
      : ['', undefined]
  if ((name === 'Omit' || name === 'Pick') && args?.[0]) {
    const keys = keysOf(args[1])
    return membersOfType(args[0]).filter((member) => keys.has(member.name) === (name === 'Pick'))
  }
  // Documented once for all components, on the page of the provider.
  if (name === 'RootProps') return []
  return declarations().has(name) ? readInterface(name) : []
}

function keysOf(type: ts.TypeNode | undefined): Set<string> {
  if (type && ts.isTypeOperatorNode(type)) return new Set(membersOfType(type.type).map(({ name }) => name))
  return new Set([...(type?.getText() ?? '').matchAll(/'(\w+)'/g)].map(([, key = '']) => key))
}

function memberOf(member: ts.TypeElement): Member[] {
  if (!member.name || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return []
  const type = ts.isPropertySignature(member)
    ? (member.type?.getText() ?? 'unknown')
    : `(${member.parameters.map((parameter) => parameter.getText()).join(', ')}) => ${member.type?.getText() ?? 'void'}`
  return [{ name: member.name.getText(), type: tidy(type), required: !member.questionToken, doc: docOf(member) }]
}

const tidy = (type: string) => type.replaceAll(/\s+/g, ' ')

/** Source text of an exported type. */
export const declarationText = (name: string): string => findDeclaration(name).getText()
