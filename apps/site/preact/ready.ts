import { type ComponentChild, type ComponentProps, createElement, type VNode } from 'preact'
import { Suspense } from 'preact/compat'

/**
 * The page inside a boundary of its own, as the router suspends its first rendering. The same on both sides, because ids
 * are counted by boundary.
 */
export function ready(page: ComponentChild): VNode {
  return createElement(Boundary, {}, page)
}

function Boundary({ children }: { children?: ComponentChild }): VNode<ComponentProps<typeof Suspense>> {
  return createElement(Suspense, { fallback: null }, children)
}
