/** Decodes audio as returned by an API: base64, a data URL, or bytes. Throws a TypeError for anything else. */
export async function audioBytes(audio: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof audio === 'string') return decodeBase64(audio)
  if (audio instanceof Blob) return new Uint8Array(await audio.arrayBuffer())
  if (audio instanceof ArrayBuffer) return new Uint8Array(audio)
  if (audio instanceof Uint8Array) return new Uint8Array(audio)
  throw unsupported()
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replace(/^data:[^,]*;base64,/, '')
  if (base64 === '') throw unsupported()
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch (cause) {
    throw unsupported(cause)
  }
}

const unsupported = (cause?: unknown) => new TypeError('Unsupported audio data format', { cause })
