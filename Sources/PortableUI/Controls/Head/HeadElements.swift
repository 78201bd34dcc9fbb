/// The elements of a page's head for what its views say.
struct HeadElements {
  private(set) var all: [HeadElement] = []

  init(values: [HeadValue], title: String) {
    guard !values.isEmpty else { return }
    for value in values { add(value) }
    addRobots(values)
    addPreview(values, title: title)
  }

  private mutating func add(_ value: HeadValue) {
    switch value {
    case .description(let text): all.append(.named("description", content: text))
    case .canonicalAddress(let address): all.append(.link("canonical", address: address))
    case .icon(let address): all.append(.link("icon", address: address))
    case .themeColor(let light, nil): all.append(.named("theme-color", content: light))
    case .themeColor(let light, let dark?):
      all.append(.named("theme-color", content: light, media: "(prefers-color-scheme: light)"))
      all.append(.named("theme-color", content: dark, media: "(prefers-color-scheme: dark)"))
    case .alternates(let addresses):
      for (language, address) in addresses.sorted(by: { $0.key < $1.key }) {
        all.append(.link("alternate", address: address, language: language))
      }
    case .data(let json): all.append(.data(json))
    case .robots, .image, .status: break
    }
  }

  /// An error is no result of searches, also if the page shows it only after its document was answered.
  private mutating func addRobots(_ values: [HeadValue]) {
    var robots = PageRobots()
    for value in values {
      switch value {
      case .robots(let rules): robots.formUnion(rules)
      case .status(let status) where status.isError: robots.insert(.noIndex)
      default: break
      }
    }
    if !robots.isEmpty { all.append(.named("robots", content: robots.content)) }
  }

  /// Adds what previews of links show, in the vocabulary of Open Graph.
  private mutating func addPreview(_ values: [HeadValue], title: String) {
    all += [.property("og:type", content: "website"), .property("og:title", content: title)]
    var card = "summary"
    for value in values {
      switch value {
      case .description(let text): all.append(.property("og:description", content: text))
      case .canonicalAddress(let address): all.append(.addressProperty("og:url", address: address))
      case .image(let address, let description):
        card = "summary_large_image"
        all += [.addressProperty("og:image", address: address), .property("og:image:alt", content: description)]
      default: break
      }
    }
    all.append(.named("twitter:card", content: card))
  }
}
