/** The page numbers a pager shows: the first, the last and those around `page`; null stands for a gap of two or more. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount])
  // A gap of one number is no shorter than the number.
  if (page === 4) near.add(2)
  if (page === pageCount - 3) near.add(pageCount - 1)
  const numbers = [...near].filter((one) => one >= 1 && one <= pageCount).toSorted((a, b) => a - b)
  return numbers.flatMap((one, at) => (at > 0 && one - (numbers[at - 1] ?? one) > 1 ? [null, one] : [one]))
}
