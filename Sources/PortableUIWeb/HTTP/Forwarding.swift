import PortableUI

/// The proxies in front of a server, and what they change in requests.
struct Forwarding: Sendable {
  private let networks: [IPNetwork]
  private let trustsSockets: Bool
  private let prefix: String

  /// - Precondition: The proxies are addresses or networks, and the prefix is a path.
  init(_ configuration: LivePageConfiguration) {
    var networks: [IPNetwork] = []
    for proxy in configuration.trustedProxies where proxy != "unix" {
      guard let network = IPNetwork(proxy) else {
        preconditionFailure(
          """
          The trusted proxy “\(proxy)” is neither an address nor a network. \
          Write it as in 127.0.0.1, ::1 or 10.0.0.0/8, or unix for a Unix domain socket.
          """)
      }
      networks.append(network)
    }
    self.networks = networks
    trustsSockets = configuration.trustedProxies.contains("unix")
    guard let prefix = Self.path(configuration.pathPrefix) else {
      preconditionFailure("The prefix “\(configuration.pathPrefix)” is not a path. Write it as in /app.")
    }
    self.prefix = prefix
  }

  /// Whether requests can change.
  var isUsed: Bool { !networks.isEmpty || trustsSockets || !prefix.isEmpty }

  /// Replaces the parts of a request that a trusted proxy has changed.
  func apply(to request: inout LiveRequest) {
    var prefix = prefix
    if !networks.isEmpty || trustsSockets {
      if trusts(request.remoteAddress) {
        let hops = replaceAddress(of: &request)
        if let host = Self.value(request.forwardedHost, hops) { request.host = host }
        if let scheme = Self.value(request.forwardedProto, hops) { request.isSecure = scheme.lowercased() == "https" }
        if prefix.isEmpty { prefix = Self.value(request.forwardedPrefix, hops).flatMap(Self.path) ?? "" }
      }
    }
    guard !prefix.isEmpty else { return }
    request.assetPath = prefix + request.assetPath
    request.location = request.location.flatMap {
      PageAddress(path: prefix + $0.path, base: prefix + $0.base, isDeep: $0.isDeep)
    }
  }

  private func trusts(_ address: String?) -> Bool {
    guard let address else { return trustsSockets }
    guard let address = IPAddress(address) else { return false }
    return networks.contains { $0.contains(address) }
  }

  /// Replaces the address by the nearest one that is not a trusted proxy.
  ///
  /// - Returns: The number of trusted proxies in the header field, which follow the address of the client.
  private func replaceAddress(of request: inout LiveRequest) -> Int {
    guard let list = request.forwardedFor else { return 0 }
    var hops = 0
    for entry in list.split(separator: ",").reversed() {
      let entry = String(entry.trimming { $0 == " " || $0 == "\t" })
      // An entry can have a port.
      guard let name = IPAddress(entry) == nil ? HostName.name(in: entry) : entry[...], IPAddress(name) != nil else {
        break
      }
      request.remoteAddress = String(name)
      guard trusts(request.remoteAddress) else { break }
      hops += 1
    }
    return hops
  }

  /// Returns the value of a list that the proxy appended which also appended the address of the client.
  private static func value(_ list: String?, _ hops: Int) -> String? {
    guard let values = list?.split(separator: ",", omittingEmptySubsequences: false), !values.isEmpty else {
      return nil
    }
    let value = values[max(0, values.count - 1 - hops)].trimming { $0 == " " || $0 == "\t" }
    return value.isEmpty ? nil : String(value)
  }

  /// Returns a path without a slash at its end, or `nil` if the text is not a path that needs no escapes.
  private static func path(_ text: String) -> String? {
    if text.isEmpty || text == "/" { return "" }
    let path = text.hasSuffix("/") ? text.dropLast() : text[...]
    let allowed: (UInt8) -> Bool = {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "/-._~%".utf8.contains($0)
      }
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.utf8.count <= 500, path.utf8.allSatisfy(allowed), parts.first?.isEmpty == true,
      parts.dropFirst().allSatisfy({ !["", ".", ".."].contains($0) })
    else { return nil }
    return String(path)
  }
}

extension StringProtocol {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> SubSequence {
    let start = drop(while: isTrimmed)
    guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return start }
    return start[...last]
  }
}

extension LivePageConfiguration {
  /// Returns whether a text can be one of the ``trustedProxies``: an address, a network, or `unix`.
  public static func isProxy(_ text: String) -> Bool { text == "unix" || IPNetwork(text) != nil }
}
