import * as z from "zod";

export const blockHostSchema = z.object({ host: z.string("is required") });
