import type { Context } from 'hono'
import { cleanText } from '../../kernel/http/cleanText.ts'

/** Maximum size of a form, in bytes. */
export const FORM_LIMIT = 16 * 1024

/** Reads the named fields of a form; missing ones are empty. */
export async function readForm<Name extends string>(
  context: Context,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  // A body that is no form has no fields.
  const form = await context.req.parseBody().catch((): Record<string, unknown> => ({}))
  const fields = names.map((name) => {
    const value = form[name]
    return [name, typeof value === 'string' ? cleanText(value) : '']
  })
  return Object.fromEntries(fields) as Record<Name, string>
}
