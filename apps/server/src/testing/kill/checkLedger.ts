import { eq } from 'drizzle-orm'
import { creditEntries, users } from '../../kernel/database/accountTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import type { Written } from './createWriter.ts'

/** Lists errors in a writer's credits: payments without result, double payments, missing payments. */
export async function checkLedger({ queries }: Database, { email, texts }: Written): Promise<string[]> {
  const [user] = await queries.select().from(users).where(eq(users.user_email, email))
  if (!user) return [`${email} has no account`]
  const entries = await queries.select().from(creditEntries).where(eq(creditEntries.user_id, user.user_id))
  const owned = await queries
    .select({ text: snippets.voice_snippet_text })
    .from(snippetOwners)
    .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetOwners.voice_snippet_id))
    .where(eq(snippetOwners.owner_key, userKey(user.user_id)))
  const spoken = new Set(owned.map(({ text }) => text))

  const sum = (kind: string) => entries.reduce((all, one) => all + (one.kind === kind ? one.credits : 0), 0)
  const refunded = new Set(entries.flatMap(({ kind, purpose }) => (kind === 'refund' ? purpose : [])))
  const paid = entries.filter(({ kind, purpose }) => kind === 'debit' && !refunded.has(purpose))
  const wrong: string[] = []
  const used = sum('debit') - sum('refund') + sum('reservation')
  if (user.voice_credits !== used) wrong.push(`${email} used ${user.voice_credits}, the ledger says ${used}`)
  for (const { text, isDuplicate, lostUploads } of texts) {
    // Each text of a writer has a different length, and a character costs one credit.
    const times = paid.filter(({ credits }) => credits === text.length).length
    if (times > 0 && !spoken.has(text)) wrong.push(`${email} paid for "${text}" and does not have it`)
    // A text whose audio got lost before the client could upload it is generated and charged again.
    if (times > 1 + lostUploads) wrong.push(`${email} paid ${times} times for "${text}"`)
    if (times === 0 && (spoken.has(text) || isDuplicate === false)) wrong.push(`${email} has "${text}" for nothing`)
  }
  const lengths = new Set(texts.map(({ text }) => text.length))
  for (const { credits } of paid) if (!lengths.has(credits)) wrong.push(`${email} paid ${credits} for nothing`)
  return wrong
}
