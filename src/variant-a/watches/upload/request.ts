import * as z from "zod";

export const uploadWatchesQuery = z.object({
  language: z.enum(["en", "ko"], "must be en or ko").default("en"),
});
