/** The server that examples name. On the page it is the one that serves the docs, in the code shown as in what runs. */
export const EXAMPLE_SERVER = 'https://voices.example'
