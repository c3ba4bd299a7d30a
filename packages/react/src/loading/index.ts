export { lazyComponent } from './lazyComponent.ts'
export { lazyModule } from './lazyModule.ts'
export type { LazyModule } from './lazyModule.ts'
export { useLazyModule } from './useLazyModule.ts'
