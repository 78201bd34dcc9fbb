// The code of the article Views.md about identity and about comparing states.

import SwiftUIShim
import Testing
import VSM
import VSMTesting

// snippet.state
enum NicknameViewState {
  case editing(NicknameModel)
  case saving
  case failed(message: String, NicknameModel)
}
// snippet.end

struct NicknameModel: Sendable {
  let store: @Sendable (String) async throws -> Void

  func acknowledge() -> NicknameViewState { .editing(self) }

  func save(_ name: String) -> StateSequence<NicknameViewState> {
    StateSequence(.saving) {
      do {
        try await store(name)
        return .editing(self)
      } catch {
        return .failed(message: "\(name) could not be saved.", self)
      }
    }
  }
}

// snippet.extensions
extension NicknameViewState {
  var isSaving: Bool {
    if case .saving = self { true } else { false }
  }

  var failure: Failure? {
    if case .failed(let message, let model) = self { Failure(id: message, model: model) } else { nil }
  }

  struct Failure: Identifiable {
    let id: String
    let model: NicknameModel
  }
}
// snippet.end

// snippet.view
struct NicknameView: View {
  @ViewState var state: NicknameViewState
  @State private var name = ""
  @State private var savedCount = 0

  var body: some View {
    VStack {
      TextField("Nickname", text: $name).disabled(state.isSaving)
      switch state {
      case .editing(let model): Button("Save") { $state.observe(model.save(name)) }
      case .saving: ProgressView("Saving")
      case .failed: Text("Not saved")
      }
      Text("Saved \(savedCount) times")
    }
    .sheet(item: failure, content: failed)
    .onChange(of: state.isSaving) { wasSaving, _ in
      if wasSaving, state.failure == nil { withAnimation { savedCount += 1 } }
    }
  }
}
// snippet.end

// snippet.item
extension NicknameView {
  private var failure: Binding<NicknameViewState.Failure?> {
    Binding {
      state.failure
    } set: { newValue in
      if newValue == nil, let failure = state.failure { $state.observe(failure.model.acknowledge()) }
    }
  }

  private func failed(_ failure: NicknameViewState.Failure) -> some View {
    VStack {
      Text(failure.id)
      Button("Retry") { $state.observe(failure.model.save(name)) }
    }
  }
}
// snippet.end

#if !canImport(SwiftUI) || PortableUI
  @MainActor
  struct IdentityArticleTests {
    @Test func fieldKeepsItsTextAndItsElementInEveryState() async throws {
      let store = Steered<String, Void>("store")
      let page = HeadlessPage { NicknameView(state: .editing(NicknameModel(store: store.function))) }
      let field = try page.find(.label("Nickname")).node.id
      try page.type("Ada", into: "Nickname")
      try page.tap("Save")
      await page.settle()
      #expect(try page.find(.label("Nickname")).isDisabled)
      store.succeed(with: ())
      await page.settle()
      #expect(try page.value(of: "Nickname") == "Ada")
      #expect(try page.find(.label("Nickname")).node.id == field)
      #expect(page.shows("Saved 1 times"))
    }

    @Test func failureIsASheet() async throws {
      let store = Steered<String, Void>("store")
      let page = HeadlessPage { NicknameView(state: .editing(NicknameModel(store: store.function))) }
      try page.type("Ada", into: "Nickname")
      try page.tap("Save")
      await page.settle()
      store.fail(with: CancellationError())
      await page.settle()
      #expect(page.shows("Ada could not be saved."))
      #expect(page.shows("Saved 0 times"))
      try page.tap("Retry")
      await page.settle()
      store.succeed(with: ())
      await page.settle()
      #expect(!page.shows("Ada could not be saved."))
      try page.tap("Save")
      await page.settle()
      store.fail(with: CancellationError())
      await page.settle()
      try page.pressEscape()
      await page.settle()
      #expect(!page.shows("Ada could not be saved."))
    }
  }
#endif
