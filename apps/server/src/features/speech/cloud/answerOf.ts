import * as v from 'valibot'
import { UpstreamError } from '../speechError.ts'

/**
 * Checks a provider's answer; throws an {@link UpstreamError} that names the first field that differs, without a text in
 * it, which may be long, or repeat the request.
 */
export function answerOf<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, answer)
  if (checked.success) return checked.output
  const [issue] = checked.issues
  const place = v.getDotPath(issue) ?? 'root'
  const received = issue.received.startsWith('"') ? 'a text' : issue.received
  throw new UpstreamError(name, `Unexpected answer at "${place}": expected ${issue.expected}, received ${received}.`)
}
