#if !canImport(Darwin)
  import Foundation

  extension stat {
    var modification: timespec { st_mtim }
  }
#endif
