/** One page of either data set holds all rows of a corporation. */

/** One row for each period in which nothing changed: about twenty in six years. */
export const ROWS_PER_PAGE = 200;

export const PAGE = { resultType: "json", pageNo: "1", numOfRows: String(ROWS_PER_PAGE) };
