/** Turns drizzle's SQL into D1 statements. drizzle's own `batch` takes no hand-written SQL. */
import type { SQLWrapper } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

export type Bind = (statement: SQLWrapper) => D1PreparedStatement;

export function binder(d1: D1Database): Bind {
  const db = drizzle(d1);
  return (statement) => {
    const { sql: text, params } = db.run(statement).getQuery();
    return d1.prepare(text).bind(...params);
  };
}
