/** The same tests as in Node: workerd inflates with another implementation. */
import "../node/opendart/corp-code-reader.test.ts";
