import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeWorkDirectory } from '../../kernel/storage/workDirectory.ts'
import { childEnvironment } from '../../kernel/workers/childEnvironment.ts'
import type { WorkerReply, StartWorker } from '../../kernel/workers/poolWorker.ts'
import type { ConversionJob } from './conversionJob.ts'
import { ffmpegArguments } from './ffmpegArguments.ts'

/**
 * Creates a pool worker that runs one ffmpeg per job, in a private directory that is deleted afterwards; stopping the
 * worker kills it.
 */
export function startFfmpegWorker(ffmpeg: string): StartWorker<ConversionJob, Uint8Array> {
  return (events) => {
    const stopping = new AbortController()
    let running: Promise<void> = Promise.resolve()
    async function work(job: ConversionJob): Promise<void> {
      const reply = await convert(ffmpeg, job, stopping.signal)
      if (!stopping.signal.aborted) events.onReply(reply)
    }
    return Promise.resolve({
      post(job) {
        running = work(job)
      },
      stop() {
        stopping.abort()
        void running.then(() => events.onExit('it was stopped'))
      },
    })
  }
}

async function convert(ffmpeg: string, job: ConversionJob, signal: AbortSignal): Promise<WorkerReply<Uint8Array>> {
  let directory: string | undefined
  try {
    directory = await makeWorkDirectory('convert')
    const input = join(directory, 'in.mp3')
    const output = join(directory, 'out')
    await writeFile(input, job.mp3)
    await run(ffmpeg, ffmpegArguments(input, output, job.format, job.tags), signal)
    return { ok: true, result: await readFile(output) }
  } catch (error) {
    return { ok: false, reason: 'broken', message: error instanceof Error ? error.message : String(error) }
  } finally {
    if (directory !== undefined) await rm(directory, { recursive: true, force: true }).catch(() => {})
  }
}

function run(program: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { signal, killSignal: 'SIGKILL', windowsHide: true, env: childEnvironment() } as const
    execFile(program, args, options, (error, _out, complaint) => {
      if (error === null) resolve()
      else reject(new Error(complaint.trim().split('\n').at(-1) || `ffmpeg ended with ${error.signal ?? error.code}`))
    })
  })
}
