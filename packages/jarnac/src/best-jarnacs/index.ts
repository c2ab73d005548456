export * from './best-jarnacs.ts'
