export { BUNDLED_LAYOUTS, bundledLayout, identityOf, layoutById } from './bundled.ts';
export { buildCommunityIndex, isIndexFile, makeCollection } from './community/community-index.ts';
export { fetcherFrom } from './community/fetcher.ts';
export * from './community/loader.ts';
export * from './community/sources.ts';
export { exportKde } from './exporters/kde.ts';
export { exportMah } from './exporters/mah.ts';
export { type Finding, type FindingCode, findingText, isChange, isError } from './finding.ts';
export { formatLayout } from './format.ts';
export {
  type Cell,
  type CellArea,
  cellsOnTier,
  longRuns,
  occupiedArea,
  type Run,
  tierCounts,
  tileTotal,
  trimRows,
  uniqueCells,
} from './grid.ts';
export { idFromName } from './id.ts';
export type { SkippedBoard } from './importers/solitaire-board.ts';
export * from './layout.ts';
export * from './limits.ts';
export * from './opening.ts';
export { type CheckedLayout, parseLayout } from './parse.ts';
export { plainText } from './plain-text.ts';
export { carryInPng, carryInSvg, isSvg } from './render/carried.ts';
export { makePicture, PICTURE_STYLES, type PictureStyle } from './render/picture.ts';
export type { Sentences } from './sentences/en.ts';
export * from './share/link.ts';
export { makeShapeCode, makeShareCode, openLink, parseShareCode } from './share/share-code.ts';
export * from './storage/backup.ts';
export { parseDraft, readDraft } from './storage/draft.ts';
export * from './storage/fortresses.ts';
export * from './storage/received.ts';
export { checkLayout } from './validate.ts';
