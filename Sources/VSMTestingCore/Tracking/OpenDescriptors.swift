#if os(Linux)
  import Foundation

  /// The sockets, pipes and other descriptors through which something outside of the process can resume a task.
  enum OpenDescriptors {
    private static let inherited = current()

    /// Notes the descriptors that are open now, which do not belong to a test. Called when the process starts.
    static func noteInherited() { _ = inherited }

    /// Whether the process has opened any that are still open.
    static var exist: Bool { !current().isSubset(of: inherited) }

    /// The open descriptors with the identities of what they refer to.
    private static func current() -> Set<String> {
      let folder = "/proc/self/fd"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return Set(
        names.compactMap { name in
          guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)") else {
            return nil
          }
          return leadsOutside(target) ? "\(name) \(target)" : nil
        })
    }

    /// Whether a descriptor for the target can deliver something without the process. Files are always ready, and
    /// timers and notifications of the process itself have their own causes.
    private static func leadsOutside(_ target: String) -> Bool {
      if target.hasPrefix("anon_inode:") { return target.hasSuffix("inotify") || target.hasSuffix("[pidfd]") }
      return target.hasPrefix("socket:") || target.hasPrefix("pipe:") || target.hasPrefix("/dev/pts/")
    }
  }
#endif
