import ts from 'typescript'
import { parseSource } from './sources.ts'

/** Environment variable of the server. */
export interface ServerSetting {
  name: string
  type: string
  doc: string
}

/** Files with settings. */
const FILES = ['config.ts', 'providerSettings.ts', 'chatSettings.ts']

/** All settings printed by `npm start -- --help`, from the calls of `setting(env, description, default, …)`. */
export function readSettings(): ServerSetting[] {
  const found: ServerSetting[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'setting') {
      const [name, doc, fallback] = node.arguments
      if (!name || !doc || !fallback || !ts.isStringLiteralLike(name) || !ts.isStringLiteralLike(doc)) return
      found.push({ name: name.text, doc: doc.text, type: ts.isStringLiteralLike(fallback) ? fallback.text : '' })
    }
    ts.forEachChild(node, visit)
  }
  for (const file of FILES) visit(parseSource(`apps/server/src/kernel/config/${file}`))
  return found
}
