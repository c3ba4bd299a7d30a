import { ts } from '../typescript.mjs'

const OURS = /\/packages\/(react|elements)\/src\//

/** Files a file imports values from, through re-exports and dynamic imports. */
function filesUsedBy(program, file) {
  const checker = program.getTypeChecker()
  const found = new Set()
  const add = (symbol) => {
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const node of target?.declarations ?? []) found.add(node.getSourceFile())
  }
  const visit = (node) => {
    if (ts.isImportSpecifier(node) && !node.isTypeOnly) add(checker.getSymbolAtLocation(node.name))
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const module = checker.getSymbolAtLocation(node.arguments[0])
      add(module)
      if (module) for (const exported of checker.getExportsOfModule(module)) add(exported)
    } else if (ts.isImportClause(node) && node.isTypeOnly) return
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found].filter(({ fileName }) => OURS.test(fileName))
}

/** Part names of everything the files render, including lazily loaded content. */
export function partsWithin(program, entries) {
  const seen = new Set(entries)
  const parts = new Set()
  for (const file of seen) {
    for (const next of filesUsedBy(program, file)) seen.add(next)
    for (const [, names] of file.text.matchAll(/\bpart(?:="|: '|', '|=\{part \?\? ')([\w\s-]+)["']/g)) {
      for (const name of names.split(/\s+/)) parts.add(name)
    }
  }
  return [...parts].toSorted((a, b) => (a < b ? -1 : 1))
}
