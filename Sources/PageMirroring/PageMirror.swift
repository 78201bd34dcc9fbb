package import PortableUI

/// A document in memory that mirrors one host, as the document of a browser does.
///
/// It receives the host's first tree, then only operations and the events of the person. It performs the operations in
/// the way of the page's script, with its checks, so that a test without a browser finds a patch that a browser could
/// not apply. After each flush it must equal the host's tree.
@MainActor
package final class PageMirror: HostObserver {
  private let document: MirrorDocument
  private weak var host: ViewHost?
  private let report: (String) -> Void

  /// Creates a mirror of a host's current tree.
  ///
  /// - Parameter report: Called with a description of each difference. The mirror then starts anew from the host's tree.
  package init(of host: ViewHost, report: @escaping (String) -> Void) {
    self.host = host
    self.report = report
    document = MirrorDocument(host.tree)
  }

  package func willDispatch(_ event: Event) { document.edit(event) }

  package func didRender(_ ops: [Op]) {
    guard let host else { return }
    do {
      try document.apply(ops)
      try document.compare(with: host.tree)
    } catch {
      report(error.description(of: ops))
      document.show(host.tree)
    }
  }
}

/// A difference between a page and its host.
struct MirrorMismatch: Error {
  let reason: String
  /// The operation that the page cannot perform; `nil` if all were performed, but with another result.
  var op: Op?

  func description(of ops: [Op]) -> String {
    let problem =
      if let op {
        "A browser cannot perform an operation of this patch: \(reason) The operation: \(op.summary)."
      } else {
        "The operations of this patch lead to another page than the view tree: \(reason)"
      }
    return "\(problem) The patch: \(ops.map(\.summary).joined(separator: ", "))."
  }
}
