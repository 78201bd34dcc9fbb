#if !canImport(os)
  import Foundation

  extension StateLogLine {
    /// Writes the line to standard error, in one piece, so that lines of several threads do not mix.
    func write(to handle: FileHandle = .standardError) {
      // Nobody may be reading there any more, which is no reason to stop.
      try? handle.write(contentsOf: Data("VSM \(text)\(payload)\n".utf8))
    }
  }
#endif
