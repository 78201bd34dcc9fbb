import Foundation

/// Returns when the disk has what was written to a file, or the names in a folder.
func synchronize(_ descriptor: Int32) throws {
  #if canImport(Darwin)
    // There fsync leaves it to the drive when to let go of its own memory.
    try POSIXError.check { fcntl(descriptor, F_FULLFSYNC) }
  #else
    try POSIXError.check { fsync(descriptor) }
  #endif
}
