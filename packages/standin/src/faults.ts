/** What a stand-in does in place of its next answers. */
export const FAULTS = [
  'wrong key',
  'no money',
  'too long',
  'throttled',
  'too many at once',
  'moderated',
  'unknown voice',
  'server error',
  'slow first byte',
  'cut body',
  'wrong length',
  'closed socket',
  'redirect',
  'not JSON',
  'unexpected JSON',
  'empty audio',
  'broken audio',
  'dropped marks',
  'overlapping marks',
  'marks past the end',
] as const
export type Fault = (typeof FAULTS)[number]

/** Changes to the marks of a service whose answer is otherwise as it should be. */
export function changeMarks<Mark extends { startMs: number; endMs: number }>(
  marks: readonly Mark[],
  fault: Fault | undefined,
): Mark[] {
  if (fault === 'dropped marks') return marks.filter((_, index) => index % 3 !== 1)
  if (fault === 'overlapping marks') return marks.map((mark) => ({ ...mark, endMs: mark.endMs + 400 }))
  if (fault === 'marks past the end') {
    return marks.map((mark) => ({ ...mark, startMs: 3 * mark.startMs, endMs: 3 * mark.endMs + 60_000 }))
  }
  return [...marks]
}
