import type { Page } from 'playwright'

export interface Loads {
  scripts: number
  gzipScriptBytes: number
  sentScriptBytes: number
  answers: number
  sentAnswerBytes: number
  sentBytes: number
}
export function measureRest(page: Page, url: string, count: number): Promise<Loads & { answerBytesPerPlayer: number }>
export function measureWire(page: Page, url: string): Promise<{ rest: Loads; click: Loads }>
