/** Where the pages of the tests are served. */
const port = Number(process.env.E2E_PORT ?? 4199);

export const SITE = { port, address: `http://127.0.0.1:${port}` };

/** The development page of the table is no part of the build, so a development server shows it. */
export const TABLE_PORT = port + 1;
export const TABLE_ADDRESS = `http://127.0.0.1:${TABLE_PORT}/table.html`;
