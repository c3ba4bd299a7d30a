import { type CallName, designIssue, type VoiceDesign } from '@voice-rankings/contract'
import type { Handlers } from '../../kernel/api/handlers.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { userIdOf } from '../../kernel/identity/identity.ts'
import type { Comparison } from '../similar/createComparison.ts'
import { createPreviewDesign } from './createPreviewDesign.ts'
import { createSaveDesign, type SavingServices } from './createSaveDesign.ts'
import { listDesigned, renameDesigned, setDeleted } from './designStore.ts'

/** Handlers of the calls for designed voices. */
export function designHandlers(
  services: SavingServices,
  comparison: () => Promise<Comparison>,
): Pick<Handlers, CallName<'designs'>> {
  const { database } = services
  const preview = createPreviewDesign(services, comparison)
  const save = createSaveDesign(services)
  return {
    async 'designs.preview'({ body }, call) {
      requireValid(body.design)
      return preview(body, call)
    },
    async 'designs.save'({ body }, call) {
      requireValid(body.design)
      return save(body, call)
    },
    async 'designs.list'(_input, call) {
      const identity = await call.identity()
      return { designs: identity.key === null ? [] : await listDesigned(database, identity.key, userIdOf(identity)) }
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

/** Throws `invalid_fields` for a design that its engine cannot speak. */
function requireValid(design: VoiceDesign): void {
  const message = designIssue(design)
  if (message === null) return
  throw new ApiError('invalid_fields', `design: ${message}`, { issues: [{ path: 'design', message }] })
}
