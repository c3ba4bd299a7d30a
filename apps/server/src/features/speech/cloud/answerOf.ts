import * as v from 'valibot'
import { UpstreamError } from '../speechError.ts'

/** Checks a provider's answer; throws an {@link UpstreamError} that names the first field that differs. */
export function answerOf<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, answer)
  if (checked.success) return checked.output
  const [issue] = checked.issues
  throw new UpstreamError(name, `Unexpected answer at "${v.getDotPath(issue) ?? 'root'}": ${issue.message}`)
}
