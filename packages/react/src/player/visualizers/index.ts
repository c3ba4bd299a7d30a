export * from './Visualization.tsx'
