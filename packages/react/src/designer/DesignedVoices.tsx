import type { DesignedVoice } from '@voice-rankings/contract'
import { useCallback, useMemo } from 'react'
import { useLoaded } from '../requests/useLoaded.ts'
import { useMessages, useOwnerChange, useRuntime } from '../runtime/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { createDesignedStore } from './designedStore.ts'
import { DesignedVoicesView } from './DesignedVoicesView.tsx'
import { designerMessages } from './messages.ts'

export interface DesignedVoicesProps extends RootProps {
  /** Known voices; else they are loaded. */
  initial?: readonly DesignedVoice[] | null | undefined
  /** Address of the designer. Default `/create-voice`. */
  createHref?: string
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2
}

/**
 * List of the voices that the visitor has designed, to hear, open, rename and delete.
 *
 * @example
 * <DesignedVoices headingLevel={2} />
 */
export function DesignedVoices({
  initial,
  createHref = '/create-voice',
  headingLevel = 2,
  ...props
}: DesignedVoicesProps) {
  const { client } = useRuntime()
  const store = useMemo(() => createDesignedStore(client, initial), [client, initial])
  const state = useLoaded(store)
  useOwnerChange(useCallback(() => void store.load(), [store]))
  return (
    <DesignedVoicesView
      {...state}
      texts={useMessages('designer', designerMessages).list}
      createHref={createHref}
      headingLevel={headingLevel}
      onRetry={() => void store.load()}
      onRename={store.rename}
      onDelete={store.remove}
      onRestore={store.restore}
      {...rootProps(props)}
    />
  )
}
