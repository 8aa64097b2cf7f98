/**
 * Property tests draw the same values in every run, because a test that fails by chance would block
 * an unrelated release. `PROPERTY_SEED=<number>` draws others.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });
