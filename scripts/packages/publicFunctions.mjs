import { join } from 'node:path'
import { ROOT } from '../paths.mjs'
import { readManifest, typedEntries } from './rooms.mjs'
import { ts } from './typescript.mjs'

/** Undeclared names used by examples, such as `voice`. */
const GLOBALS = join(ROOT, 'scripts/packages/exampleGlobals.ts')
const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
}

const sourceOf = (room, path) => join(ROOT, 'packages', room, readManifest(room).exports[path])

/**
 * Functions, hooks and components exported by packages, each once, from the first entry point that exports it: `{
 * program, functions: [{ room, from, name, beside, examples }] }`. `from` is the import specifier, `beside` lists all
 * value exports of that entry point.
 */
export function publicFunctions(rooms) {
  const entries = rooms.flatMap((room) => typedEntries(readManifest(room)).map(([path]) => ({ room, path })))
  const program = ts.createProgram([GLOBALS, ...entries.map(({ room, path }) => sourceOf(room, path))], OPTIONS)
  const checker = program.getTypeChecker()
  const follow = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const seen = new Set()
  const functions = entries.flatMap(({ room, path }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(sourceOf(room, path)))
    // An entry point that only defines elements exports nothing.
    const exported = module ? checker.getExportsOfModule(module) : []
    const beside = exported.filter((symbol) => follow(symbol).flags & ts.SymbolFlags.Value).map(({ name }) => name)
    return exported
      .map((symbol) => ({ name: symbol.name, symbol: follow(symbol) }))
      .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value)
      .filter(({ symbol }) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0)
      .filter(({ symbol }) => !seen.has(symbol) && seen.add(symbol))
      .map(({ name, symbol }) => {
        const tags = symbol.getJsDocTags(checker).filter((tag) => tag.name === 'example')
        const examples = tags.map(({ text }) => ts.displayPartsToString(text))
        return { room, from: `${readManifest(room).name}${path.slice(1)}`, name, beside, examples }
      })
  })
  return { program, functions }
}

/** Compiles the shared globals and each example as a program with the imports it needs: `[{ name, errors }]`. */
export function compileExamples({ program: before, functions }) {
  const texts = new Map()
  for (const { room, from, name, beside, examples } of functions) {
    for (const [n, example] of examples.entries()) {
      const words = new Set(example.match(/\w+/g))
      const named = beside.filter((one) => words.has(one)).join(', ')
      const path = join(ROOT, 'packages', room, 'src', `${name}.${n}.example.tsx`)
      texts.set(path, { name, text: `import { ${named} } from '${from}'\n${example}\nexport {}\n` })
    }
  }
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, getSourceFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.getSourceFile = (path, ...rest) =>
    texts.has(path)
      ? ts.createSourceFile(path, texts.get(path).text, OPTIONS.target)
      : (before.getSourceFile(path) ?? getSourceFile(path, ...rest))
  const program = ts.createProgram([...before.getRootFileNames(), ...texts.keys()], OPTIONS, host)
  return [[GLOBALS, { name: 'exampleGlobals' }], ...texts].map(([path, { name }]) => {
    const file = program.getSourceFile(path)
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return { name, errors: found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')) }
  })
}
