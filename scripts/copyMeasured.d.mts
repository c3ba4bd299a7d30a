/**
 * Copies a data directory whose voices are all spoken and measured: a server that starts on it measures none. `program` is a bundle
 * of the server, which fills the directory once for each state of its sources; `engines` are as in `ENGINES`.
 */
export function copyMeasured(program: string, engines: string, directory: string): Promise<void>
