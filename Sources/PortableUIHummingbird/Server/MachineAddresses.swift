#if Hummingbird
  import NIOConcurrencyHelpers
  import NIOCore

  /// The addresses of the network interfaces of this machine.
  enum MachineAddresses {
    private static let known = NIOLockedValueBox<(addresses: [String], expires: NIODeadline)>(
      ([], .uptimeNanoseconds(0)))

    /// The addresses, which are read again at most once per minute, because they can change.
    static var current: [String] {
      let now = NIODeadline.now()
      return known.withLockedValue { known in
        if now >= known.expires {
          let devices = (try? System.enumerateDevices()) ?? []
          known = (devices.compactMap { $0.address?.ipAddress }, now + .minutes(1))
        }
        return known.addresses
      }
    }
  }
#endif
