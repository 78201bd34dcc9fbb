#if !canImport(SwiftUI) || PortableUI
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTesting

  /// A name that is saved while it is being typed, with a binding of two closures.
  private struct NameState {
    var name: String
    var phase: Phase

    enum Phase {
      case editing(EditingModel)
      case saving
    }

    struct EditingModel {
      let save: @MainActor (String) async -> NameState
    }
  }

  private struct NameView: View, ViewStateRendering {
    @StateObject var container: StateContainer<NameState>

    init(state: NameState) {
      _container = .init(state: state)
    }

    var body: some View {
      let name = Binding(
        get: { state.name },
        set: { newName in
          if case .editing(let model) = state.phase {
            observe({ await model.save(newName) }, debounced: .seconds(1))
          }
        })
      TextField("Name", text: name)
      Text("Saved as \(state.name)")
    }
  }

  /// The same with `bind`, on a property wrapper.
  private struct BoundNameView: View {
    @ViewState var state: NameState

    var body: some View {
      TextField(
        "Name",
        text: $state.bind(
          \.name,
          to: { state, name in
            guard case .editing(let model) = state.phase else { return state }
            return await model.save(name)
          }, debounced: .seconds(1)))
      Text("Saved as \(state.name)")
    }
  }

  @MainActor
  struct TwoWayBindingTests {
    @MainActor
    private final class Server {
      var saved: [String] = []

      func save(_ name: String) -> NameState {
        saved.append(name)
        return NameState(name: name, phase: .editing(.init { self.save($0) }))
      }
    }

    private func check(_ page: HeadlessPage, _ server: Server, _ clock: TestClock) async throws {
      #expect(try page.value(of: "Name") == "Ada")
      for text in ["Grac", "Grace"] { try page.type(text, into: "Name") }
      await page.settle()
      #expect(server.saved == [])
      #expect(try page.value(of: "Name") == "Grace")
      #expect(page.shows("Saved as Ada"))
      await clock.advance(by: .milliseconds(900))
      try page.type("Grace H", into: "Name")
      await clock.advance(by: .milliseconds(900))
      #expect(server.saved == [])
      await clock.advance(by: .milliseconds(100))
      #expect(server.saved == ["Grace H"])
      #expect(page.shows("Saved as Grace H"))
      #expect(try page.value(of: "Name") == "Grace H")
      page.close()
      #expect(clock.sleeperCount == 0)
    }

    private func firstState(_ server: Server) -> NameState {
      NameState(name: "Ada", phase: .editing(.init { server.save($0) }))
    }

    @Test func bindingOfTwoClosuresSavesTypedText() async throws {
      let (server, clock) = (Server(), TestClock())
      let page = HeadlessPage(clock: clock) { NameView(state: firstState(server)) }
      try await check(page, server, clock)
    }

    @Test func bindingToAPartOfTheStateSavesTypedText() async throws {
      let (server, clock) = (Server(), TestClock())
      let page = HeadlessPage(clock: clock) { BoundNameView(state: firstState(server)) }
      try await check(page, server, clock)
    }
  }
#endif
