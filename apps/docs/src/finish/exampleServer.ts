/**
 * Placeholder server address in examples. Pages replace it with the server that serves the docs, in shown and in
 * running code.
 */
export const EXAMPLE_SERVER = 'https://voices.example'
