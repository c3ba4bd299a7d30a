// What the components take of React, for the scripts that carry Preact: without the parts of it that only servers need.
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
