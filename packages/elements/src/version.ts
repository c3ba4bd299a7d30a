/** Of this package; what two copies of it on one page go by. */
export const VERSION = '0.1.0'
