import Testing

@testable import PortableUI

extension Binding where Value == Bool {
  /// Not isolated, as initializers in apps: it compiles because a binding of a `Sendable` value is `Sendable`.
  fileprivate init(_ counts: Binding<[String: Int]>, contains key: String) {
    self.init(
      get: { counts.wrappedValue[key] != nil },
      set: { counts.wrappedValue[key] = $0 ? 1 : nil })
  }
}

@MainActor
@Suite struct BindingTests {
  private struct Profile: Equatable {
    var name = "a"
    var address = Address()
    struct Address: Equatable { var city = "b" }
  }

  @Test func constantNeverChanges() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func closuresGetAndSet() {
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 * 10 })
    binding.wrappedValue = 2
    #expect(stored == 20)
    #expect(binding.wrappedValue == 20)
  }

  @Test func bindingCanBeDerivedInAnInitializer() {
    var counts = ["a": 1]
    let binding = Binding(get: { counts }, set: { counts = $0 })
    let hasB = Binding(binding, contains: "b")
    #expect(!hasB.wrappedValue)
    hasB.wrappedValue = true
    #expect(counts == ["a": 1, "b": 1])
  }

  @Test func partOfTheValueCanBeReadAndSet() {
    var profile = Profile()
    let binding = Binding(get: { profile }, set: { profile = $0 })
    binding.address.city.wrappedValue = "c"
    #expect(profile == Profile(name: "a", address: .init(city: "c")))
    #expect(binding.address.wrappedValue.city == "c")
  }

  @Test func projectedValueIsTheSameBinding() {
    var stored = 1
    let binding = Binding(projectedValue: Binding(get: { stored }, set: { stored = $0 }).projectedValue)
    binding.wrappedValue = 5
    #expect(stored == 5)
  }

  @Test func onlyBindingsToTheSameStateAreInterchangeable() {
    let (first, second) = (StateBox(Profile()), StateBox(Profile()))
    #expect(Binding(first).name.isInterchangeable(with: Binding(first).name))
    #expect(!Binding(first).name.isInterchangeable(with: Binding(second).name))
    #expect(!Binding(first).name.isInterchangeable(with: Binding(first).address.city))
    #expect(!Binding.constant(1).isInterchangeable(with: .constant(2)))
  }

  @Test func childIsRenderedOnlyWhenItsBindingChanges() {
    struct Child: View {
      let log: Log
      @Binding var name: String
      var body: some View {
        let _ = log.note(name)
        Text(name)
      }
    }
    struct Parent: View {
      let log: Log
      @State private var profile = Profile()
      @State private var other = 0
      var body: some View {
        Child(log: log, name: $profile.name)
        Button("Name") { profile.name = "z" }
        Button("Other \(other)") { other += 1 }
      }
    }
    let log = Log()
    let page = TestPage { Parent(log: log) }
    page.press("Other 0")
    #expect(log.take() == ["a"])
    page.press("Name")
    #expect(log.take() == ["z"])
  }
}
