import Observation

/// What the page is made of, changed from outside.
@MainActor @Observable
final class PageModel {
  var headline = "Headline"
  var items: [Item]

  init(_ count: Int) {
    items = (0..<count).map(Item.init)
  }
}
