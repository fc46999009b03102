/** What is needed at a table of a server; fetched when somebody goes to one. */

export { openFarStay } from './app/far-stay.ts';
export { FarTableScreen } from './screens/online/far-table/far-table-screen.tsx';
