/** Version of this package, compared by copies of it on one page. */
export const VERSION = '0.1.0'
