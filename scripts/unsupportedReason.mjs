/** Oldest supported Node, as in `engines` of package.json. */
const OLDEST = [20, 19]

/** Reason why the scripts cannot run on this machine, as a sentence for the user; undefined if they can. */
export function unsupportedReason({ version, platform }) {
  if (platform === 'win32') {
    return 'This runs on Linux and macOS. On Windows, run it inside WSL: https://learn.microsoft.com/windows/wsl/install'
  }
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return `This needs Node ${OLDEST.join('.')} or newer, and this is Node ${version}. Get a newer one: https://nodejs.org`
}
