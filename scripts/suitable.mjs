/** The oldest Node that the scripts run on, as `engines` of package.json says. */
const OLDEST = [20, 19]

/** Why the scripts cannot run on such a machine, as a sentence for who started them; undefined where they can. */
export function unsuitable({ version, platform }) {
  if (platform === 'win32') {
    return 'This runs on Linux and macOS. On Windows, run it inside WSL: https://learn.microsoft.com/windows/wsl/install'
  }
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return `This needs Node ${OLDEST.join('.')} or newer, and this is Node ${version}. Get a newer one: https://nodejs.org`
}
