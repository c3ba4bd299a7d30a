/** Resolved canvas colours. */
export interface MapColors {
  readonly female: string
  readonly male: string
  readonly unknown: string
  /** Axis numbers. */
  readonly label: string
  readonly grid: string
  readonly ink: string
  /** Background behind the dots. */
  readonly surface: string
}

/**
 * Reads a canvas's colours from its border and outline colours, which are invisible at zero width: they follow the
 * theme and resolve `light-dark()`. The style sheet assigns them.
 */
export function readMapColors(canvas: HTMLCanvasElement): MapColors {
  const style = getComputedStyle(canvas)
  return {
    female: style.color,
    male: style.borderTopColor,
    // The grey of the axis numbers.
    unknown: style.borderRightColor,
    label: style.borderRightColor,
    grid: style.borderBottomColor,
    ink: style.borderLeftColor,
    surface: style.outlineColor,
  }
}
