/// The owner of a page in a browser, which carries the files between both.
@MainActor
package protocol FileCarrier: PageOwner {
  /// Begins to receive files, and fails those that it has no place for.
  func receive(_ files: [IncomingFile])

  /// Stops receiving a file that has ended. A file that has arrived stays.
  func stopReceiving(_ file: IncomingFile)

  /// Offers a file to the browser.
  func offer(_ file: ExportedFile)
}
