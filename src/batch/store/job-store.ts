import { drizzle } from "drizzle-orm/d1";
import type { StoreBase } from "./base.ts";
import { type ChunkStore, createChunkStore } from "./chunk.ts";
import { createFinishStore, type FinishStore } from "./finish.ts";
import { createOutageStore, type OutageStore } from "./outage.ts";
import { createProgressStore, type ProgressStore } from "./progress.ts";
import { createReadStore, type ReadStore } from "./read.ts";
import { createRemoveStore, type RemoveStore } from "./remove.ts";
import { createSubmitStore, type SubmitStore } from "./submit.ts";
import { createSweepStore, type SweepStore } from "./sweep.ts";

export interface JobStore
  extends SubmitStore,
    ChunkStore,
    FinishStore,
    RemoveStore,
    SweepStore,
    OutageStore,
    ReadStore,
    ProgressStore {}

export function createJobStore(d1: D1Database, clock: () => number, leaseMs: number): JobStore {
  const base: StoreBase = { d1, db: drizzle(d1), clock, leaseMs };
  return {
    ...createSubmitStore(base),
    ...createChunkStore(base),
    ...createFinishStore(base),
    ...createRemoveStore(base),
    ...createSweepStore(base),
    ...createOutageStore(base),
    ...createReadStore(base),
    ...createProgressStore(base),
  };
}
