import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The repository; pages are always built from the folder of the docs. */
export const REPOSITORY = join(process.cwd(), '..', '..')

const NOT_SOURCE = /\.(test|stories)\.tsx?$|\/testing\//

/** Source files of a package, or of one folder of it, by their paths in the repository. */
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

/** The text of a doc comment; a `{@link}` in it is the name it leads to. */
export function docOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? ''
  return text.replaceAll(/\{@link (\w+)\}/g, '`$1`').replaceAll(/\s*\n\s*/g, ' ')
}
