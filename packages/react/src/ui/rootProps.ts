import { useCallback } from 'react'
import type { AriaAttributes, CSSProperties, Ref, RefCallback } from 'react'

/** Attributes of the root element, accepted by every component. */
export interface RootProps<E extends Element = HTMLElement> extends AriaAttributes {
  /** Classes besides the component's own. */
  className?: string
  style?: CSSProperties
  id?: string
  ref?: Ref<E>
}

const ROOT = /^(className|style|id|ref|(aria|data)-.*)$/

/**
 * Root attributes among the props, with the component's own class first. A label replaces the component's own name. The
 * ref is typed for any element, since only the host reads it.
 */
export function rootProps(props: RootProps<Element>, ownClass = ''): RootProps<never> {
  const root: RootProps<never> & Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) if (ROOT.test(name)) root[name] = value
  // Undefined removes the id of the component's own heading.
  if (root['aria-label']) root['aria-labelledby'] ??= undefined
  if (ownClass) root.className = root.className ? `${ownClass} ${root.className}` : ownClass
  return root
}

/** Props without those of the root element. */
export function withoutRoot<P extends object>(props: P): Omit<P, keyof RootProps> {
  const own = Object.entries(props).filter(([name]) => !ROOT.test(name))
  return Object.fromEntries(own) as Omit<P, keyof RootProps>
}

/** Combined ref of a root element: the component's own and the one among the props. */
export function useRefs<E extends HTMLElement>(own: Ref<E>, { ref: host }: Pick<RootProps, 'ref'>): RefCallback<E> {
  return useCallback(
    (node) => {
      setRef(own, node)
      // Returns the host's cleanup, if any.
      return setRef(host, node)
    },
    [own, host],
  )
}

function setRef<E>(ref: Ref<E> | undefined, node: E | null): ReturnType<RefCallback<E>> {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
}
