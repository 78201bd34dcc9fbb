/// What is done on the disk to keep a file, so that a test can let each step fail.
enum DiskStep: CaseIterable, Sendable {
  case makeFolder, lock, read, create, write, synchronize, replace, synchronizeFolder, setAside
}
