/**
 * `createServer` of `node:http`. An `import` of that module makes Node read each of its exports, and so load `WebSocket`
 * with all of `fetch`: 5 MB that only the first page needs (decision 36).
 */
export const { createServer } = process.getBuiltinModule("node:http");
