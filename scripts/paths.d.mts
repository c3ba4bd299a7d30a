/** Root directory of the repository. */
export const ROOT: string
/** Programs of the installed packages. */
export const BIN: string
