import Observation
import PortableUI

/// The reason why a page shows an error in place of its content.
@MainActor
@Observable
final class PageFailure {
  var status: PageStatus?
}

/// The content of a page, or the site's view of errors.
struct ReplaceablePage<Content: View>: View {
  let failure: PageFailure
  let content: Content
  let error: LiveRequest.ErrorContent

  var body: some View {
    if let status = failure.status {
      error(status).pageStatus(status)
    } else {
      content
    }
  }
}

extension ViewHost {
  /// Shows the site's view of errors while a part of the page's address matches nothing.
  func replaceUnmatchedContent(_ failure: PageFailure) {
    didMatchAddress = { [weak self] matches in
      guard let self else { return }
      guard matches else { return fail(failure) }
      guard failure.status != nil else { return }
      failure.status = nil
      flush()
    }
  }

  private func fail(_ failure: PageFailure) {
    keepUnmatchedAddress()
    failure.status = .notFound
  }
}
