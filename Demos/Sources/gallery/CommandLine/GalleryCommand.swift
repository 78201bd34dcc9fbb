import ArgumentParser
import DemoStorage
import Foundation
import PortableUIWeb

/// The command-line options.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Serves the demos as live pages for a browser."
  )

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "name or address"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A further name at which browsers access the pages, such as gallery.example.com; it can be repeated.",
      valueName: "name or address")
  )
  var allowedHost: [String] = []

  @Option(
    help: ArgumentHelp(
      "A proxy whose X-Forwarded header fields are used, such as 127.0.0.1 or 10.0.0.0/8; it can be repeated.",
      valueName: "address or network")
  )
  var trustedProxy: [String] = []

  @Option(
    help: ArgumentHelp(
      "The name of this process for a proxy before several galleries, such as 8081. Cookies start with it.",
      valueName: "name")
  )
  var processName: String?

  @Option(help: ArgumentHelp("The port to listen on; 0 selects a free port.", valueName: "number"))
  var port = 8080

  @Option(
    help: ArgumentHelp("The folder for stored data. (default: \(DataFolder.standard.path))", valueName: "folder")
  )
  var data: String?

  @Option(help: ArgumentHelp("The storage for to-dos: a property list or the database.", valueName: "store"))
  var store = TodoStorage.plist

  @Option(
    help: ArgumentHelp(
      "A PostgreSQL database for profiles and the shop, which several galleries can share, such as "
        + "postgresql://user@localhost/name. Put its password into the variable PGPASSWORD or the file ~/.pgpass.",
      valueName: "address")
  )
  var database: String?

  @Option(
    help: ArgumentHelp(
      "A folder for the parts of interrupted uploads, which several galleries can share. Without it, a restart loses them.",
      valueName: "folder")
  )
  var partialFiles: String?

  @Option(
    help: ArgumentHelp(
      "A file with keys of 32 bytes in Base64, one on each line and the newest first, with which states are sealed. Pages "
        + "then continue with their states after a restart. Without it, only until the process ends.",
      valueName: "file")
  )
  var stateKeys: String?

  @Option(
    help: ArgumentHelp(
      "The longest time that a page waits for its first content before it is answered.", valueName: "milliseconds")
  )
  var firstLoadWait = 50

  @Option(
    help: ArgumentHelp("A simulated current time, to test weeks and ends of years.", valueName: "ISO 8601"),
    transform: PretendedTime.moment
  )
  var now: Date?

  mutating func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("The port \(port) doesn't exist. Choose a number from 0 to 65535 with --port.")
    }
    guard (0...60_000).contains(firstLoadWait) else {
      throw ValidationError("A page cannot wait \(firstLoadWait) ms. Choose 0 to 60000 with --first-load-wait.")
    }
    guard !host.isEmpty else {
      throw ValidationError("The host is empty. Choose one with --host, as in --host 127.0.0.1.")
    }
    if let host = allowedHost.first(where: { !LivePageConfiguration.isHost($0) }) {
      throw ValidationError("“\(host)” is not a name or address. Write it as in --allowed-host gallery.example.com.")
    }
    if let proxy = trustedProxy.first(where: { !LivePageConfiguration.isProxy($0) }) {
      throw ValidationError("“\(proxy)” is not an address or network. Write it as in --trusted-proxy 127.0.0.1.")
    }
    if let processName, !LivePageConfiguration.isProcessName(processName) {
      throw ValidationError(
        "“\(processName)” cannot be the name of a process. Use letters and digits of ASCII, - and _, as in "
          + "--process-name 8081.")
    }
    if database != nil, let problem = SharedStores.databaseProblem { throw ValidationError(problem) }
    if stateKeys != nil, let problem = StateKeys.problem { throw ValidationError(problem) }
    if let partialFiles, partialFiles.isEmpty {
      throw ValidationError("The folder of --partial-files is empty. Name one, as in --partial-files /srv/parts.")
    }
    if let data, data.isEmpty { throw ValidationError("The data folder is empty. Choose one with --data.") }
  }

  /// The names and addresses at which browsers access the pages, besides the addresses of this machine.
  var allowedHosts: Set<String> {
    let isOneHost = LivePageConfiguration.isHost(host) && !["0.0.0.0", "::", "*"].contains(host)
    return Set(allowedHost + (isOneHost ? [host] : []))
  }

  var folder: URL {
    data.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? DataFolder.standard
  }

  /// Returns the current time, or the constant time of `--now`.
  var clock: @Sendable () -> Date {
    { [now] in now ?? Date() }
  }
}

extension TodoStorage: ExpressibleByArgument {}

/// The parser for a time on the command line.
enum PretendedTime {
  /// Parses a time in ISO 8601, with seconds and an offset from GMT.
  static func moment(_ text: String) throws -> Date {
    // ISO 8601 has two notations for an offset of zero.
    let text = text.hasSuffix("+00:00") ? text.dropLast(6) + "Z" : text
    // The parser accepts February 30, hour 24 and trailing text, so the text is compared with the formatted date.
    guard
      let date = try? Date(text, strategy: .iso8601),
      let shown = try? Date(text.prefix(19) + "Z", strategy: .iso8601),
      let zone = TimeZone(secondsFromGMT: Int(shown.timeIntervalSince(date))),
      date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)) == text
    else { throw NoMoment() }
    return date
  }

  struct NoMoment: Error, CustomStringConvertible {
    let description = "Write a time as in 2026-12-31T23:30:00Z or 2026-12-31T23:30:00+01:00."
  }
}
