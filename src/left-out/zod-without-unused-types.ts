/**
 * Stands in for zod's core. It leaves out the types and functions that no schema of the Worker
 * uses: docs/decisions/0007-small-router-and-bundle-budget.md.
 */
import {
  constantCatch,
  derived,
  extend,
  hide,
  installLazyProp,
  issue,
  joinValues,
  mergeDefs,
  normalizeParams,
  own,
  parsedType,
  shallowClone,
} from "../../node_modules/zod/v4/core/util.js";

export * from "zod/v4/core";
/** `$ZodObjectJIT` would compile schemas to functions, but Workers may not compile code. */
export { $ZodObject as $ZodObjectJIT } from "zod/v4/core";

function notInTheWorker(): never {
  throw new Error("a schema of the Worker uses a part of zod that src/left-out/ leaves out");
}
notInTheWorker.init = notInTheWorker;

/** The helpers that zod's schemas use. Without this list, the bundle would contain all of them. */
export const util = {
  constantCatch,
  derived,
  extend,
  hide,
  installLazyProp,
  issue,
  joinValues,
  mergeDefs,
  normalizeParams,
  own,
  parsedType,
  shallowClone,
  merge: notInTheWorker,
  omit: notInTheWorker,
  partial: notInTheWorker,
  pick: notInTheWorker,
  required: notInTheWorker,
  safeExtend: notInTheWorker,
};

/** While zod loads, it calls these functions to make `encode`, `decode` and similar functions. */
const noCodec = () => notInTheWorker;

export {
  noCodec as _decode,
  noCodec as _decodeAsync,
  noCodec as _encode,
  noCodec as _encodeAsync,
  noCodec as _safeDecode,
  noCodec as _safeDecodeAsync,
  noCodec as _safeEncode,
  noCodec as _safeEncodeAsync,
  notInTheWorker as $ZodBase64,
  notInTheWorker as $ZodBase64URL,
  notInTheWorker as $ZodBigInt,
  notInTheWorker as $ZodCIDRv4,
  notInTheWorker as $ZodCIDRv6,
  notInTheWorker as $ZodCUID,
  notInTheWorker as $ZodCUID2,
  notInTheWorker as $ZodDate,
  notInTheWorker as $ZodE164,
  notInTheWorker as $ZodEmail,
  notInTheWorker as $ZodEmoji,
  notInTheWorker as $ZodExactOptional,
  notInTheWorker as $ZodGUID,
  notInTheWorker as $ZodIPv4,
  notInTheWorker as $ZodIPv6,
  notInTheWorker as $ZodISODuration,
  notInTheWorker as $ZodISOTime,
  notInTheWorker as $ZodIntersection,
  notInTheWorker as $ZodJWT,
  notInTheWorker as $ZodKSUID,
  notInTheWorker as $ZodNanoID,
  notInTheWorker as $ZodNonOptional,
  notInTheWorker as $ZodPrefault,
  notInTheWorker as $ZodReadonly,
  notInTheWorker as $ZodULID,
  notInTheWorker as $ZodUUID,
  notInTheWorker as $ZodXID,
  notInTheWorker as _base64,
  notInTheWorker as _base64url,
  notInTheWorker as _bigint,
  notInTheWorker as _cidrv4,
  notInTheWorker as _cidrv6,
  notInTheWorker as _cuid,
  notInTheWorker as _cuid2,
  notInTheWorker as _date,
  notInTheWorker as _e164,
  notInTheWorker as _email,
  notInTheWorker as _emoji,
  notInTheWorker as _endsWith,
  notInTheWorker as _guid,
  notInTheWorker as _includes,
  notInTheWorker as _ipv4,
  notInTheWorker as _ipv6,
  notInTheWorker as _isoDuration,
  notInTheWorker as _isoTime,
  notInTheWorker as _jwt,
  notInTheWorker as _ksuid,
  notInTheWorker as _lowercase,
  notInTheWorker as _multipleOf,
  notInTheWorker as _nanoid,
  notInTheWorker as _normalize,
  notInTheWorker as _slugify,
  notInTheWorker as _startsWith,
  notInTheWorker as _toLowerCase,
  notInTheWorker as _toUpperCase,
  notInTheWorker as _ulid,
  notInTheWorker as _uppercase,
  notInTheWorker as _uuid,
  notInTheWorker as _uuidv4,
  notInTheWorker as _uuidv6,
  notInTheWorker as _uuidv7,
  notInTheWorker as _xid,
  notInTheWorker as flattenError,
  notInTheWorker as formatError,
  notInTheWorker as validate,
  notInTheWorker as validateAsync,
};
