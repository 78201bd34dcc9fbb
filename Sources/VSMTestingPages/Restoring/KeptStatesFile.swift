import Foundation

/// The places of a file with kept states: in the repository, and at the commit that `vsm deploy-check` compares with.
struct KeptStatesFile {
  /// The file beside the test.
  let own: URL
  /// The file of the deployed version.
  let deployed: URL
  /// The file that gets one line for each state, if `vsm deploy-check` runs the test.
  let report: URL?
  /// Whether the file beside the test is to be written.
  let isWritten: Bool

  init(named name: String, beside test: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folder = URL(filePath: test).deletingLastPathComponent().resolvingSymlinksInPath().appending(path: "KeptStates")
    own = folder.appending(path: name + ".json")
    isWritten = environment["VSM_WRITE_KEPT_STATES"] != nil
    report = environment["VSM_DEPLOY_REPORT"].map { URL(filePath: $0) }
    guard let root = environment["VSM_DEPLOY_ROOT"], let copy = environment["VSM_DEPLOY_FILES"],
      own.path.hasPrefix(root + "/")
    else {
      deployed = own
      return
    }
    deployed = URL(filePath: copy).appending(path: String(own.path.dropFirst(root.count + 1)))
  }

  /// Adds a line to the report: the file, the state, and how it continues.
  ///
  /// - Parameter isAccepted: Whether the state may be lost.
  func add(_ continuation: KeptStates.Continuation, of state: String, isAccepted: Bool) throws {
    guard let report else { return }
    struct Line: Encodable { let file, state: String, continuation: KeptStates.Continuation, isAccepted: Bool }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Line(file: own.path, state: state, continuation: continuation, isAccepted: isAccepted)
    let bytes = try encoder.encode(line) + Data("\n".utf8)
    // Other tests write at the same time: a file that is opened for appending gets each line as a whole.
    let descriptor = open(report.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: bytes)
  }
}
