import Foundation

/// Waits until a file's content or a folder's directory entries are on disk.
func synchronize(_ descriptor: Int32) throws {
  #if canImport(Darwin)
    // On Apple's systems, fsync doesn't flush the drive's cache.
    try POSIXError.check { fcntl(descriptor, F_FULLFSYNC) }
  #else
    try POSIXError.check { fsync(descriptor) }
  #endif
}
