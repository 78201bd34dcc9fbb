#if os(Linux) || os(macOS)
  import Foundation

  /// Starts children with the interface of POSIX.
  enum SpawnedChild {
    /// Starts a program without input, whose output is written to a file, and returns its number.
    static func start(
      _ program: String, _ arguments: [String], _ environment: [String: String], output: String
    ) throws -> pid_t {
      var actions = newActions
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)

      var attributes = newAttributes
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // Threads of Dispatch block signals, and a child would inherit this.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, flags)
      closeOthers(&actions)

      var number = pid_t()
      let result = withCStrings([program] + arguments) { arguments in
        withCStrings(environment.map { "\($0)=\($1)" }) { environment in
          posix_spawn(&number, program, &actions, &attributes, arguments, environment)
        }
      }
      guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .ENOENT) }
      return number
    }

    #if canImport(Darwin)
      private static var newActions: posix_spawn_file_actions_t? { nil }
      private static var newAttributes: posix_spawnattr_t? { nil }
      private static var flags: Int16 {
        Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT)
      }

      /// Has no effect, since a flag closes all descriptors in the child that its actions don't open.
      private static func closeOthers(_ actions: inout posix_spawn_file_actions_t?) {}
    #else
      private static var newActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
      private static var newAttributes: posix_spawnattr_t { posix_spawnattr_t() }
      private static var flags: Int16 { Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) }

      /// Closes all descriptors in the child that its actions don't open.
      private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
        _ = addCloseFrom(&actions, 3)
      }
    #endif

    /// Calls a closure with the strings, followed by a null pointer.
    private static func withCStrings<Result>(
      _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
      let copies = strings.map { strdup($0) }
      defer { for copy in copies { free(copy) } }
      return body(copies + [nil])
    }
  }

  #if !canImport(Darwin)
    /// The function `posix_spawn_file_actions_addclosefrom_np`, which glibc's header declares only for GNU sources.
    @_silgen_name("posix_spawn_file_actions_addclosefrom_np")
    private func addCloseFrom(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32
  #endif
#endif
