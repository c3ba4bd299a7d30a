// React API used by the components, for the scripts with Preact: without server-only parts.
export { cloneElement, createContext, createElement, createRef, Fragment, isValidElement } from 'preact'
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'
export { Children, forwardRef, memo, useSyncExternalStore } from 'preact/compat'
export { lazy, Suspense } from './lazy.ts'
// Of components that are only on pages. No script contains them, but the bundler links them before it drops them.
export { useReducer } from 'preact/hooks'
export { default } from 'preact/compat'
