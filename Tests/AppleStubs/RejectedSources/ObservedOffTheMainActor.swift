// expected: call to main actor-isolated initializer 'init(wrappedValue:)' in a synchronous nonisolated context
// So are the initializers of property wrappers that observe objects.
import CombineShim
import SwiftUIShim

nonisolated func observe<Model: ObservableObject>(_ model: Model) -> ObservedObject<Model> {
  ObservedObject(wrappedValue: model)
}
