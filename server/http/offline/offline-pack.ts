import { hash } from "node:crypto";
import { stat } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { ok, refuse, type Result } from "../../../domain/base/result.ts";
import type { KeptPage, OfflineOffer, OfflinePack } from "../../../domain/site/offline.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { App } from "../../app.ts";
import type { ViewContext } from "../../views/view.ts";
import type { BuiltFiles } from "../build-output.ts";
import type { RenderPage } from "../pages.ts";
import { createCompressor } from "./compressor.ts";
import { createCopier, keptAddresses, type Copier } from "./copies.ts";
import { keptPrints } from "./kept-prints.ts";

/** An `OfflinePack` as JSON in brotli, and what is said of it. */
export interface MadePack {
  readonly offer: OfflineOffer;
  readonly brotli: Buffer;
}

/** A day, in ms, on which the pages of builds are compared: their id must not change from day to day. */
const dayOfComparison = Date.UTC(2026, 0, 15);

/** Lets the server answer others between two pages: made without a pause, all of them kept it for 190 ms. */
const othersFirst = () => setImmediate();

/** The bytes of files over the wire: of the compressed copy, where a file has one. */
async function wireBytes(root: string, addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (address) => {
    const file = path.join(root, new URL(address, "file:").pathname);
    const { size } = await stat(`${file}.br`).catch(() => stat(file));
    return size;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/**
 * The id of the pages. The files contain their components, the data all that they say; the document around them has two
 * forms, that of the home page and that of every other.
 */
async function idOf(files: readonly string[], { data, document }: Copier): Promise<string> {
  const copies: KeptPage[] = [];
  for (const address of keptAddresses) {
    copies.push(await data(address));
    await othersFirst();
  }
  for (const address of [paths.home(), paths.offline()]) copies.push(await document(address));
  return hash("sha256", JSON.stringify([files, copies])).slice(0, 16);
}

/**
 * Makes the pack: the copies of all pages that can be kept. The page that says how large it is comes last.
 * (docs/decisions/0048-offline-copies.md)
 */
async function makePack(app: App, renderPage: RenderPage, built: BuiltFiles): Promise<MadePack> {
  const files = [...built.keptAssets, paths.icon("favicon.svg")];
  const [filesBytes = 0, printsBytes = 0] = await Promise.all(
    [files, keptPrints].map((addresses) => wireBytes(built.root, addresses)),
  );
  const offerOf = (build: string, packBytes: number): OfflineOffer => ({
    build,
    wordsBytes: filesBytes + packBytes,
    printsBytes,
    prints: keptPrints,
  });
  const copierAt = (now: () => number, offer: OfflineOffer) =>
    createCopier(app, renderPage, built, { now, offer });
  const build = await idOf(
    files,
    copierAt(() => dayOfComparison, offerOf("", 0)),
  );

  using compressor = createCompressor();
  const empty: OfflinePack = { build, files, pages: [] };
  await compressor.write(JSON.stringify(empty).slice(0, -"]}".length));
  let separator = "";
  const add = async ({ document, data }: Copier, address: string) => {
    await compressor.write(`${separator}${JSON.stringify(await document(address))}`);
    await othersFirst();
    await compressor.write(`,${JSON.stringify(await data(address))}`);
    await othersFirst();
    separator = ",";
  };
  const copier = copierAt(app.now, offerOf(build, 0));
  for (const address of keptAddresses) if (address !== paths.offline()) await add(copier, address);
  await add(copierAt(app.now, offerOf(build, await compressor.size())), paths.offline());
  const brotli = await compressor.end("]}");
  return { offer: offerOf(build, brotli.length), brotli };
}

type PackResult = Result<MadePack | null, "unavailable">;

/** What phones may keep. */
export interface OfflineCopies {
  /** What can be kept; null when nothing can (setting `OFFLINE`). */
  readonly offer: ViewContext["offer"];
  /** The pack; null when nothing can be kept. It is made for the first who asks, once for all. */
  readonly pack: () => Promise<PackResult>;
}

/** Makes the pack when somebody asks for it, and again after a failure, which is in the log. */
export function createOfflineCopies(app: App, renderPage: RenderPage, built: BuiltFiles): OfflineCopies {
  let made: Promise<PackResult> | null = app.config.offline ? null : Promise.resolve(ok(null));
  const make = async (): Promise<PackResult> => {
    try {
      return ok(await makePack(app, renderPage, built));
    } catch (error) {
      made = null;
      app.log.error({ err: error }, "offline pack not made");
      return refuse("unavailable");
    }
  };
  const pack = () => (made ??= make());
  const offer: OfflineCopies["offer"] = async () => {
    const packed = await pack();
    return packed.ok ? ok(packed.value?.offer ?? null) : packed;
  };
  return { pack, offer };
}
