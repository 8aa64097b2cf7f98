/**
 * SQL of a table for WITH RECURSIVE: the values that a column has, and at last null. With an index
 * that begins with the column, it reads one row for each value, however many rows there are.
 * @param name of the table, whose one column is called as `column`
 * @param condition which rows count
 */
export function distinctValues(name: string, table: string, column: string, condition: string) {
  const least = (more: string) => `SELECT min(${column}) FROM ${table} WHERE ${condition} ${more}`;
  return `${name} (${column}) AS (${least("")} UNION ALL
    SELECT (${least(`AND ${table}.${column} > ${name}.${column}`)}) FROM ${name}
    WHERE ${column} IS NOT NULL)`;
}
