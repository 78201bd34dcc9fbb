#if canImport(Darwin)
  import Darwin

  extension stat {
    var modification: timespec { st_mtimespec }
  }
#endif
