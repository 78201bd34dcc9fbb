// expected: cannot convert value of type 'String' to expected argument type 'OSLogMessage'
// The system's log takes text that is written in place, so that it can tell what is private.
import os

func log(_ message: String) { Logger().debug(message) }
