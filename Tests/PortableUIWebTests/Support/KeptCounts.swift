import PortableUI
import VSM

@testable import PortableUIWeb

/// A seal that hides nothing, so that tests can read what browsers get.
struct ReadableSeal: StateSeal {
  var key: UInt8 = 1

  func seal(_ message: [UInt8], context: [UInt8]) -> [UInt8] { [key] + [UInt8(context.count)] + context + message }

  func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? {
    let start = [key, UInt8(context.count)] + context
    return sealed.starts(with: start) ? Array(sealed.dropFirst(start.count)) : nil
  }
}

enum CountState: RestorableState {
  case counting(Int)
  case saving(Int)

  var restoration: Restoration<Int> {
    switch self {
    case .counting(0): .startsAnew
    case .counting(let count): .value(count)
    case .saving(let count): .interrupted(count)
    }
  }
}

/// A count that continues in another process.
struct CountView: View {
  @RestorableViewState private var state: CountState

  private let add: String

  init(key: String = "count", add: String = "Add") {
    _state = RestorableViewState(wrappedValue: .counting(0), key) { .counting($0) }
    self.add = add
  }

  var body: some View {
    switch state {
    case .counting(let count):
      Text("Count \(count)")
      Button(add) { $state.observe(.counting(count + 1)) }
      Button("Save") { $state.observe(.saving(count)) }
    case .saving: Text("Saving")
    }
  }
}
