import { DESIGN_ENGINE_NAMES, type CallName } from '@voice-rankings/contract'
import type { Handlers } from '../../kernel/api/handlers.ts'
import { userIdOf } from '../../kernel/identity/identity.ts'
import type { Hold } from '../credits/createHold.ts'
import type { Comparison } from '../similar/createComparison.ts'
import { createPreviewDesign } from './createPreviewDesign.ts'
import { createSaveDesign, type SavingServices } from './createSaveDesign.ts'
import { listProviderBases } from './designSpeaker.ts'
import { listDesigned, renameDesigned, setDeleted } from './designStore.ts'
import { createSpeakDesign } from './speakDesign.ts'

/** Handlers of the calls for designed voices. */
export function designHandlers(
  services: SavingServices,
  comparison: () => Promise<Comparison>,
  hold: Hold,
): Pick<Handlers, CallName<'designs'>> {
  const { database } = services
  const speakDesign = createSpeakDesign(services, hold)
  const preview = createPreviewDesign(services, speakDesign, comparison)
  const save = createSaveDesign(services, speakDesign)
  return {
    'designs.preview': ({ body }, call) => preview(body, call),
    'designs.save': ({ body }, call) => save(body, call),
    async 'designs.list'({ query }, call) {
      const identity = await call.identity()
      return {
        designs: identity.key === null ? [] : await listDesigned(database, identity.key, userIdOf(identity)),
        ...(query.bases === 'true' && {
          design_engines: DESIGN_ENGINE_NAMES.filter((name) => services.speech.engines.some(({ id }) => id === name)),
          provider_bases: await listProviderBases(services),
        }),
      }
    },
    async 'designs.rename'({ body }, call) {
      await renameDesigned(database, (await call.identity()).key, body.voice_id, body.voice_name)
      return body
    },
    async 'designs.delete'({ body }, call) {
      await setDeleted(database, (await call.identity()).key, body.voice_id, true)
      return body
    },
    async 'designs.restore'({ body }, call) {
      await setDeleted(database, (await call.identity()).key, body.voice_id, false)
      return body
    },
  }
}
