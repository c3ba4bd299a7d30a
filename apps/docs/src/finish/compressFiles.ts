import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const SHRINKS = /\.(?:html|css|js|svg|txt)$/

/** Compression is paid once, here; the best level would take minutes for a percent. */
const QUALITY = 9

/** Writes each file that shrinks a second time, as `.br`, which the server answers with where a browser takes it. */
export async function compressFiles(directory: string): Promise<void> {
  for (const name of await readdir(directory, { recursive: true })) {
    if (!SHRINKS.test(name)) continue
    const path = join(directory, name)
    const file = await readFile(path)
    await writeFile(`${path}.br`, brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
  }
}
