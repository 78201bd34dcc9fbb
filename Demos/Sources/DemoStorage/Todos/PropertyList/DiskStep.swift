/// A step of reading or writing a file on disk. Tests let each step fail.
enum DiskStep: CaseIterable, Sendable {
  case makeFolder, lock, read, create, write, synchronize, replace, synchronizeFolder, setAside
}
