/** The outline has one row for each period without changes: about twenty in six years. */
export const ROWS_PER_PAGE = 200;

export const PAGE = { resultType: "json", pageNo: "1", numOfRows: String(ROWS_PER_PAGE) };
