import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(`${REPOSITORY}/${path}`, 'utf8')

/** Fenced code sample. Files in `examples` are compiled and opened by other tests. */
const SAMPLE = /^```(?:tsx?|jsx?)\b[^\n]*\n(?<code>[^]*?)^```/gm

/** Sample that lists components without a surrounding program. */
const IS_SKETCH = /^</m

const samples = ['README.md', 'packages/*/README.md', 'apps/docs/src/content/docs/**/*.mdx']
  .flatMap((pattern) => globSync(pattern, { cwd: REPOSITORY }))
  .toSorted()
  .flatMap((path) =>
    [...read(path).matchAll(SAMPLE)].map(({ groups }, n) => ({ path, n, code: groups?.['code'] ?? '' })),
  )

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

function objectionsTo(code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, { fileName: 'sample.tsx', reportDiagnostics: true })
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** Imports of project packages in a sample, as module and name. The name is empty for a side-effect import. */
function importsOf(code: string): [from: string, name: string][] {
  return parse(code).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const from = statement.moduleSpecifier.text
    if (!from.startsWith('@voice-rankings/')) return []
    const named = statement.importClause?.namedBindings
    const names =
      named && ts.isNamedImports(named) ? named.elements.map((one) => (one.propertyName ?? one.name).text) : ['']
    return names.map((name): [string, string] => [from, name])
  })
}

/** Names exported by an entry point, including re-exports. */
function namesOf(path: string): string[] {
  return parse(read(path)).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement
      if (exportClause) return ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : []
      return namesOf(join(dirname(path), (moduleSpecifier as ts.StringLiteral).text))
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText())
    return ts.isDeclarationStatement(statement) && statement.name ? [statement.name.getText()] : []
  })
}

describe('code samples in texts', () => {
  it('the samples are found', () => expect(samples.length).toBeGreaterThan(20))

  it.each(samples.filter(({ code }) => !IS_SKETCH.test(code)))('sample $n of $path compiles', ({ code }) => {
    expect(objectionsTo(code)).toEqual([])
  })

  const imports = samples.flatMap(({ path, code }) => importsOf(code).map(([from, name]) => ({ path, from, name })))
  it.each(imports)('$path imports $name, which $from exports', ({ from, name }) => {
    const [, room = '', entry = ''] = /^@voice-rankings\/([\w-]+)(.*)$/.exec(from) ?? []
    const { exports } = JSON.parse(read(`packages/${room}/package.json`)) as { exports: Record<string, string> }
    expect(Object.keys(exports)).toContain(`.${entry}`)
    if (name) expect(namesOf(`packages/${room}/${exports[`.${entry}`]}`)).toContain(name)
  })
})
