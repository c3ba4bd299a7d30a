// Preact as `react`, with what React Router asks for besides. No TypeScript: Preact's types cannot be exported onward.
export * from 'preact/compat'
export { default } from 'preact/compat'

/** React's hook for a state that runs ahead of itself: here the state is shown when it is there. */
export function useOptimistic(state) {
  return [state, ignore]
}

function ignore() {}
