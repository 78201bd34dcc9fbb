import ArgumentParser
import Foundation

/// What can be said on the command line.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Serves the demos as live pages, to be opened in a browser."
  )

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "name or address"))
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The port to listen on; 0 takes any that is free.", valueName: "number"))
  var port = 8080

  @Option(
    help: ArgumentHelp("The folder for the database. (default: \(DataFolder.standard.path))", valueName: "folder")
  )
  var data: String?

  mutating func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("The port \(port) doesn't exist. Use a number from 0 to 65535 with --port.")
    }
    guard !host.isEmpty else {
      throw ValidationError("The host is empty. Name one with --host, as in --host 127.0.0.1.")
    }
    if let data, data.isEmpty { throw ValidationError("The data folder is empty. Name one with --data.") }
  }

  var folder: URL {
    data.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? DataFolder.standard
  }
}
