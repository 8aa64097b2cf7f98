/**
 * Returns the SQL of a table for WITH RECURSIVE. The table lists each value of a column once, and
 * then null. If an index begins with the column, the database reads only one row for each value.
 * @param name the name of the new table. Its only column has the same name as `column`
 * @param condition SQL that says which rows count
 */
export function distinctValues(name: string, table: string, column: string, condition: string) {
  const least = (more: string) => `SELECT min(${column}) FROM ${table} WHERE ${condition} ${more}`;
  return `${name} (${column}) AS (${least("")} UNION ALL
    SELECT (${least(`AND ${table}.${column} > ${name}.${column}`)}) FROM ${name}
    WHERE ${column} IS NOT NULL)`;
}
