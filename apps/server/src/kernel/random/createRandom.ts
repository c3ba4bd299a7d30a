/**
 * Creates a source of numbers from 0 to below 1 that are the same for a seed: the linear congruential generator of
 * Numerical Recipes. For noise and layouts that must not differ between runs, never for secrets.
 */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
}
