import Foundation

/// The content of each phase of loading an image, and the loader.
struct PhasedImage<Content: View> {
  let source: ImageSource
  let content: (AsyncImagePhase) -> Content
  @State private var outcome: Outcome?

  /// The result of loading the image at one address.
  private struct Outcome: Equatable {
    let address: String
    let isLoaded: Bool
  }
}

extension PhasedImage: View {
  var body: some View {
    let phase = phase
    Container(.div, class: .asyncImage) {
      content(phase)
      if case .empty = phase, let address = source.address {
        PictureLoader(address: address) { outcome = Outcome(address: address, isLoaded: $0) }
          // A new address gets a new element, so that reports about the old address do not apply to it.
          .id(address)
      }
    }
  }

  private var phase: AsyncImagePhase {
    switch source {
    case .none: .empty
    case .unsupported: .failure(URLError(.unsupportedURL))
    case .address(let address):
      if let outcome, outcome.address == address {
        outcome.isLoaded ? .success(Image(address: address)) : .failure(URLError(.resourceUnavailable))
      } else {
        .empty
      }
    }
  }
}

/// An invisible image whose loading the browser reports.
struct PictureLoader {
  let address: String
  let didEnd: @MainActor (_ isLoaded: Bool) -> Void
}

extension PictureLoader: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.image, class: .pictureLoader)
    description.set(.src, address)
    description.set(.loading, "lazy")
    description.set(.alt, "")
    description.set(.ariaHidden, "true")
    description.events = .load
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    didEnd(action == .load)
    return .handled
  }
}
