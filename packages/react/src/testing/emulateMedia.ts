import { cdp } from 'vitest/browser'

interface Emulating {
  send(method: 'Emulation.setEmulatedMedia', params: { features: { name: string; value: string }[] }): Promise<unknown>
}

/** Emulates a media feature in the browser; `''` resets it. */
export async function emulateMedia(name: 'prefers-reduced-motion' | 'forced-colors', value: string): Promise<void> {
  await (cdp() as unknown as Emulating).send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
}
