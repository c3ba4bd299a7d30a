/** Line of an answer with progress, see `PROGRESS_TYPE` of the contract. */
interface Line {
  /** Share of the work that is done, 0 to 1. */
  progress?: number
  /** Next part of a text that is being written. */
  text?: string
  /** Status and body of the answer itself, in the last line. */
  status?: number
  body?: unknown
}

/** Receivers of what an answer reports before its last line. */
export interface Reports {
  onProgress?: ((share: number) => void) | undefined
  onText?: ((part: string) => void) | undefined
}

/**
 * Reads an answer that reports progress in lines, and returns its last line; undefined when the answer ends before it.
 * Throws for lines that are not JSON.
 */
export async function readLines(response: Response, { onProgress, onText }: Reports): Promise<Line | undefined> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return undefined
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      const line = JSON.parse(text) as Line
      if (line.status !== undefined) return line
      if (line.progress !== undefined) onProgress?.(line.progress)
      if (line.text !== undefined) onText?.(line.text)
    }
  }
}
