/** As much of a browser's page as is needed here, whoever drives it. */
export interface DrivenPage {
  /** What it complained of: errors of scripts, of the console, and against its policy. */
  readonly complaints: readonly string[]
  open(url: string): Promise<unknown>
  /** Runs code in the page, or in the first frame of it. */
  run<Result, Given>(code: (given: Given) => Result | Promise<Result>, given: Given, where?: 'frame'): Promise<Result>
  /** Has the page know a script, whatever its policy says. */
  add(script: string): Promise<unknown>
  click(x: number, y: number): Promise<unknown>
  press(key: ' '): Promise<unknown>
  /** Makes the window so wide, in CSS pixels. */
  setWidth(widthPx: number): Promise<unknown>
}

export const DESKTOP = { width: 1440, height: 900 }
