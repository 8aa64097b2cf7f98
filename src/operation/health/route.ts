/** `GET /health`. This route names wrong settings, because the name of a setting is not secret. */
import { settingsOf } from "../../config.ts";
import { ConfigurationError } from "../../errors.ts";
import type { Handler } from "../../http/context.ts";
import type { HealthAnswer } from "./answer.ts";

export const health: Handler = async (c) => {
  try {
    settingsOf(c.env);
    return c.json({ status: "ok" } satisfies HealthAnswer);
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationError)) throw thrown;
    c.get("trace").exception(thrown);
    c.get("trace").note({ code: "internal_error" });
    return c.json(
      { status: "misconfigured", settings: thrown.settings } satisfies HealthAnswer,
      500,
    );
  }
};
