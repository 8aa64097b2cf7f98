/** A corporation's outline has a row for each period without changes: about twenty in six years. */
export const ROWS_PER_PAGE = 200;

export const PAGE = { resultType: "json", pageNo: "1", numOfRows: String(ROWS_PER_PAGE) };
