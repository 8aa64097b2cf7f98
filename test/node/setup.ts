/**
 * Property tests draw the same values in every run: a test that fails by chance would hold up a
 * release that has nothing to do with it. `PROPERTY_SEED=<number>` draws others.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });
