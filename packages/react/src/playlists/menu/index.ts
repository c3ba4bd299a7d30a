export * from './PlaylistMenu.tsx'
