/** Subset of a browser page's API, independent of the driver. */
export interface DrivenPage {
  /** Script errors, console messages and CSP violations. */
  readonly complaints: readonly string[]
  open(url: string): Promise<unknown>
  /** Runs code in the page or in its first frame. */
  run<Result, Given>(code: (given: Given) => Result | Promise<Result>, given: Given, where?: 'frame'): Promise<Result>
  /** Injects a script regardless of the page's CSP. */
  add(script: string): Promise<unknown>
  click(x: number, y: number): Promise<unknown>
  press(key: ' '): Promise<unknown>
  /** Sets the window width in CSS pixels. */
  setWidth(widthPx: number): Promise<unknown>
}

export const DESKTOP = { width: 1440, height: 900 }
