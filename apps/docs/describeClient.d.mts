import type { StarlightPlugin, StarlightUserConfig } from '@astrojs/starlight/types'

export const describedClient: NonNullable<StarlightUserConfig['sidebar']>[number]
export const describeClient: StarlightPlugin
