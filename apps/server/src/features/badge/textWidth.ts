/**
 * Advance widths of the characters from space to tilde in percent of the font size, as DejaVu Sans 2.37 has them, which
 * is as wide as Verdana.
 */
const ASCII =
  '32 40 46 84 64 95 78 27 39 39 50 84 32 36 32 34 64 64 64 64 64 64 64 64 64 64 34 34 84 84 84 53 100 68 69 70 77 63 58 77 75 29 29 66 56 86 75 79 60 79 69 63 61 73 68 99 69 61 69 39 34 39 84 50 50 61 63 55 63 62 35 63 63 28 28 58 28 97 63 61 63 63 41 52 39 63 59 82 59 59 52 64 34 64 84'
    .split(' ')
    .map(Number)

const OTHERS: Readonly<Record<string, number>> = { '±': 84, '·': 32, '–': 50 }

/** Width of a character without a known one, such as an ideograph, in percent of the font size. */
const WIDE = 100

/**
 * Width of a text in DejaVu Sans or Verdana, in pixels rounded up; accents are above their letters. Text that states it
 * as its `textLength` has that width in any font.
 */
export function textWidth(text: string, fontSize: number): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
  const percent = letters.map((letter) => ASCII[(letter.codePointAt(0) ?? 0) - 32] ?? OTHERS[letter] ?? WIDE)
  return Math.ceil((percent.reduce((sum, width) => sum + width, 0) * fontSize) / 100)
}
