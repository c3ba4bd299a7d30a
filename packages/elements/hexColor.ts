/** Distance from 0–1 up to which a component is clipped: screens of sRGB show the same, others nearly so. */
const CLIPPED = 0.02

/**
 * Hexadecimal notation of an `oklch()` colour, which is about half as long after compression; null for a colour far
 * outside sRGB. Matrices: CSS Color 4, sample code of Oklab.
 *
 * @param lightness From 0 to 1.
 * @param hue In degrees.
 */
export function hexColor(lightness: number, chroma: number, hue: number): string | null {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const components = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
  if (components.some((one) => one < -CLIPPED || one > 1 + CLIPPED)) return null
  const digits = components.map((one) =>
    Math.round(Math.min(Math.max(one, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
