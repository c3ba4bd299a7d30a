import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Repository root. Pages are always built from the docs folder. */
export const REPOSITORY = join(process.cwd(), '..', '..')

const NOT_SOURCE = /\.(test|stories)\.tsx?$|\/testing\//

/** Source files of a package or folder, as repository paths. */
export function sourcesOf(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY })
    .filter((path) => !NOT_SOURCE.test(path))
    .toSorted()
}

export const readSource = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8')

const parsed = new Map<string, ts.SourceFile>()

export function parseSource(path: string): ts.SourceFile {
  const file = parsed.get(path) ?? ts.createSourceFile(path, readSource(path), ts.ScriptTarget.Latest, true)
  parsed.set(path, file)
  return file
}

/** Text of a doc comment; `{@link X}` becomes `X` in backticks. */
export function docOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? ''
  return text.replaceAll(/\{@link (\w+)\}/g, '`$1`').replaceAll(/\s*\n\s*/g, ' ')
}
