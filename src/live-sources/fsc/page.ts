/** FSC has a row for each period between two changes of a corporation: about 20 in six years. */
export const ROWS_PER_PAGE = 200;

export const PAGE = { resultType: "json", pageNo: "1", numOfRows: String(ROWS_PER_PAGE) };
