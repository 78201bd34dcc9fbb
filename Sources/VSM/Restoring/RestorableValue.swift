public import SwiftUIShim
import Foundation

/// A value of a view that continues in another process: an `@State` that is kept as a ``RestorableViewState`` is.
///
/// ```swift
/// @RestorableValue("add.title") private var title = ""
/// @RestorableValue("list.isAdding") private var isAdding = false
/// ```
///
/// It is for what is not part of a view state, such as the text of a field and whether a sheet is shown. It is kept once
/// it is set. Unlike `@SceneStorage`, it has any `Codable` type, and starts anew when the view is shown again.
@propertyWrapper
public struct RestorableValue<Value: Codable>: DynamicProperty {
  // Not a wrapped property: reading the underscored storage of another wrapper fails if that becomes a macro.
  private let state: SwiftUIShim.State<Value>
  private let storage: RestorationStorage

  /// Creates a property with an initial value.
  ///
  /// - Parameter key: The name of the value, which no other view of the page or scene has.
  @MainActor public init(wrappedValue: Value, _ key: String) {
    state = SwiftUIShim.State(wrappedValue: wrappedValue)
    storage = RestorationStorage(key)
  }

  /// The current value.
  @MainActor public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set {
      state.wrappedValue = newValue
      storage.save((try? JSONEncoder.ofKeptValues.encode(newValue)).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// A binding to the value, for controls.
  @MainActor public var projectedValue: Binding<Value> {
    let property = self
    return Binding {
      property.wrappedValue
    } set: {
      property.wrappedValue = $0
    }
  }

  /// Connects the value with what is kept, when the view begins to be shown.
  public mutating func update() {
    // Views are evaluated on the main actor, so the value is not sent anywhere.
    nonisolated(unsafe) let property = self
    MainActor.assumeIsolated { property.connect() }
  }

  @MainActor private func connect() {
    storage.connect { [state] client in
      client.restore = { text in
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else { return false }
        state.wrappedValue = value
        return true
      }
    }
  }
}

extension RestorableValue where Value: ExpressibleByNilLiteral {
  /// Creates a property that is `nil` at first.
  ///
  /// - Parameter key: The name of the value, which no other view of the page or scene has.
  @MainActor public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
