/** Time for the browser to start reading the file, in milliseconds. */
const READ_WITHIN_MS = 10_000

/** Downloads the file at an address through a link. */
export function saveAddress(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Downloads a file through a temporary link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  saveAddress(url, name)
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS)
}

/** A file name that every system takes: what none allows in one becomes a hyphen, and it hides nowhere. */
export function safeFileName(name: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are among what no system takes
  return name.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, '-').replace(/^[.\s]+/, '') || 'audio'
}
