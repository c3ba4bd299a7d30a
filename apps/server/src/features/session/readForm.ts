import type { Context } from 'hono'
import { cleanText } from '../../kernel/http/cleanText.ts'

/** Longest form anybody sends, in bytes. */
export const FORM_LIMIT = 16 * 1024

/** The named fields of a form that was sent; empty where there is none. */
export async function readForm<Name extends string>(
  context: Context,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  // What is no form has no fields.
  const form = await context.req.parseBody().catch((): Record<string, unknown> => ({}))
  const fields = names.map((name) => {
    const value = form[name]
    return [name, typeof value === 'string' ? cleanText(value) : '']
  })
  return Object.fromEntries(fields) as Record<Name, string>
}
