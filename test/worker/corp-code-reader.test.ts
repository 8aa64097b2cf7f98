/** The same tests as in Node: workerd inflates with another implementation. */
import "../unit/disclosure/corp-code-reader.test.ts";
