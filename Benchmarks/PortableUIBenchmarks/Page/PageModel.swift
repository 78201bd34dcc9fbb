import Observation

/// The data of the page, which the benchmarks change.
@MainActor @Observable
final class PageModel {
  var headline = "Headline"
  var items: [Item]

  init(_ count: Int) {
    items = (0..<count).map(Item.init)
  }
}
