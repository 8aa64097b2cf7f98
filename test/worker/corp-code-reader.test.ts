/** Runs the same tests as in Node, because workerd has another implementation of inflate. */
import "../node/opendart/corp-code-reader.test.ts";
