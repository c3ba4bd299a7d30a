/** Share by which correlations are shrunk: few parts provide little information about many correlations. */
const SHRINKAGE = 0.05

/**
 * Transforms features so that the variation within a voice is equal in every dimension, which makes distances additive.
 */
export interface Whitening {
  apply(features: readonly number[]): Float64Array
}

/** Variation within voices, and what is known about it. */
export interface Variation {
  /** Feature lists, one group per voice. */
  readonly groups: readonly (readonly (readonly number[])[])[]
  /** Lengths of the consecutive blocks of features that are whitened each on its own. */
  readonly blocks: readonly number[]
  /** Variance that is added to each feature. */
  readonly variances: readonly number[]
}

/**
 * Learns a whitening: within-class covariance normalisation (Hatch, Kajarekar and Stolcke 2006), with the covariance
 * shrunk towards its diagonal.
 */
export function learnWhitening({ groups, blocks, variances }: Variation): Whitening {
  const size = variances.length
  const covariance = withinCovariance(groups, size)
  const blockOf = blocks.flatMap((length, block) => Array.from({ length }, () => block))
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (i !== j) covariance[i * size + j]! *= blockOf[i] === blockOf[j] ? 1 - SHRINKAGE : 0
      else covariance[i * size + i]! += variances[i]!
    }
  }
  const root = cholesky(covariance, size)
  return {
    apply(features) {
      // Solving L y = x whitens: the covariance of y is the identity where that of x is L Lᵀ.
      const y = new Float64Array(size)
      for (let i = 0; i < size; i++) {
        let sum = features[i]!
        for (let j = 0; j < i; j++) sum -= root[i * size + j]! * y[j]!
        y[i] = sum / root[i * size + i]!
      }
      return y
    },
  }
}

function withinCovariance(groups: readonly (readonly (readonly number[])[])[], size: number): Float64Array {
  const covariance = new Float64Array(size * size)
  let freedom = 0
  for (const group of groups) {
    if (group.length < 2) continue
    freedom += group.length - 1
    const mean = Float64Array.from({ length: size }, (_, i) => group.reduce((sum, f) => sum + f[i]!, 0) / group.length)
    for (const features of group) {
      for (let i = 0; i < size; i++) {
        const di = features[i]! - mean[i]!
        for (let j = 0; j < size; j++) covariance[i * size + j]! += di * (features[j]! - mean[j]!)
      }
    }
  }
  for (let i = 0; i < size * size; i++) covariance[i]! /= Math.max(1, freedom)
  // A feature without variance must neither divide by zero nor count: its variance is set to 1.
  for (let i = 0; i < size; i++) if (covariance[i * size + i]! < 1e-9) covariance[i * size + i] = 1
  return covariance
}

function cholesky(matrix: Float64Array, size: number): Float64Array {
  const root = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!
      for (let k = 0; k < j; k++) sum -= root[i * size + k]! * root[j * size + k]!
      root[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / root[j * size + j]!
    }
  }
  return root
}
