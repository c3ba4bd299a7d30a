/** Colours as the canvas resolves them. */
export interface MapColors {
  readonly female: string
  readonly male: string
  /** Numbers at the axes. */
  readonly label: string
  readonly grid: string
  readonly ink: string
  /** What is behind the dots. */
  readonly surface: string
}

/**
 * Reads the colours a canvas wears as colours of its own edges and lines, which have no width: so they follow the theme,
 * and `light-dark()` is resolved. The style sheet says which is which.
 */
export function readMapColors(canvas: HTMLCanvasElement): MapColors {
  const style = getComputedStyle(canvas)
  return {
    female: style.color,
    male: style.borderTopColor,
    label: style.borderRightColor,
    grid: style.borderBottomColor,
    ink: style.borderLeftColor,
    surface: style.outlineColor,
  }
}
