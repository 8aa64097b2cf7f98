/**
 * In tests, English names are composed from the tables of this checkout.
 *
 * Property tests use the same random values in every run, because a test that fails by chance would
 * block an unrelated release. `PROPERTY_SEED=<number>` changes the values.
 */
import fc from "fast-check";
import { useNamesFile } from "../../language-data/names-file.ts";

useNamesFile();

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });
