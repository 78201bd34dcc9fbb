#if Hummingbird
  import NIOConcurrencyHelpers
  import NIOCore
  import PortableUIWeb

  /// The connection of a request, and its addresses.
  ///
  /// The default context of Hummingbird does not provide it. It is stored once per connection in the task that handles
  /// its requests.
  struct LiveConnection: Sendable {
    /// The connection of the current task, or `nil` without the server of live pages.
    @TaskLocal static var current: LiveConnection?

    /// The address of the client, without its port.
    let remoteAddress: String?
    /// The addresses that requests may name: the one that the client has connected to and, if the server is bound to
    /// all interfaces, all addresses of the machine.
    let ownAddresses: [String]

    /// The client at the other end.
    let client: LiveClient
    let channel: any Channel
    let sockets: OpenSockets

    init(_ channel: any Channel, client: LiveClient, sockets: OpenSockets) {
      self.channel = channel
      self.sockets = sockets
      self.client = client
      remoteAddress = channel.remoteAddress?.ipAddress
      let local = channel.localAddress?.ipAddress
      let bound = channel.parent?.localAddress?.ipAddress
      let isBoundToAll = bound == "0.0.0.0" || bound == "::"
      ownAddresses = (local.map { [$0] } ?? []) + (isBoundToAll ? MachineAddresses.current : [])
    }

    /// Prepares the shutdown of pages that the server of this connection serves.
    func serve(_ pages: LivePages) { sockets.serve(pages, on: channel) }

    /// Closes the connection immediately, with the responses that its client has not read.
    func close() { channel.close(promise: nil) }
  }

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
