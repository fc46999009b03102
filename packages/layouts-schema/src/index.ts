export { BUNDLED_LAYOUTS, layoutById } from './bundled.ts';
export {
  buildCommunityIndex,
  type CommunityEntry,
  type CommunityIndex,
  type FileFindings,
  type LayoutFile,
} from './community/community-index.ts';
export * from './community/fetcher.ts';
export * from './community/loader.ts';
export * from './community/sources.ts';
export { exportKde } from './exporters/kde.ts';
export { exportMah } from './exporters/mah.ts';
export {
  FINDING_CODES,
  type Finding,
  type FindingCode,
  isError,
  SEVERITIES,
  type Severity,
} from './finding.ts';
export { formatLayout } from './format.ts';
export * from './grid.ts';
export { idFromName } from './id.ts';
export * from './importers/import.ts';
export * from './layout.ts';
export * from './limits.ts';
export * from './parse.ts';
export { makePicture, type PictureOptions, VIEWS, type View } from './render/picture.ts';
export type { Result } from './result.ts';
export * from './share/link.ts';
export { makeShapeCode, makeShareCode, parseShareCode } from './share/share-code.ts';
export * from './storage/draft.ts';
export * from './storage/fortresses.ts';
export { checkLayout } from './validate.ts';
