import { spawn } from 'node:child_process'

/** True when a program is installed, determined by asking for its version. */
export async function isInstalled(program: string, versionFlag: string): Promise<boolean> {
  try {
    await runTool(program, [versionFlag])
    return true
  } catch {
    return false
  }
}

/** Runs a program and returns its output; throws with the end of its error output when it fails. */
export function runTool(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let complaints = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${program} ended with code ${code}: ${complaints.slice(-400)}`))
    })
  })
}
