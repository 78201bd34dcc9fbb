// The code of the articles FromRequirementsToStates.md and Views.md.
// vsm:disable state-without-way-out -- The address of a sent order can't change.

#if !canImport(SwiftUI) || PortableUI
  import Foundation
  import StateGraphs
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTesting

  struct Address: Hashable, Sendable {
    let order: Int
    let street: String
  }

  protocol AddressStore: Sendable {
    func address(ofOrder order: Int) async throws -> Address
    func save(_ address: Address) async throws
  }

  // snippet.shape
  enum DeliveryViewState {
    case initialized(LoaderModel)
    case loading
    case failed(LoaderModel)
    case editing(EditingModel)
    case saving(Address)
    case saved(SavedModel)
    case closed(Address)

    struct LoaderModel {
      let load: () -> StateSequence<DeliveryViewState>
    }

    struct EditingModel {
      let address: Address
      let save: (_ street: String) -> StateSequence<DeliveryViewState>
    }

    struct SavedModel {
      let address: Address
      let change: () -> DeliveryViewState
    }
  }
  // snippet.end

  // snippet.parent
  enum OrderViewState {
    case initialized(LoaderModel)
    case loading
    case failed(LoaderModel)
    case loaded(Address)

    struct LoaderModel {
      let load: () -> StateSequence<OrderViewState>
    }
  }
  // snippet.end

  // snippet.child
  struct AddressViewState {
    let address: Address
    let phase: Phase

    enum Phase {
      case editing(EditingModel)
      case saving
      case saved(SavedModel)
      case closed
    }

    struct EditingModel {
      let save: (_ street: String) -> StateSequence<AddressViewState>
    }

    struct SavedModel {
      let change: () -> AddressViewState
    }
  }
  // snippet.end

  // snippet.models
  extension OrderViewState.LoaderModel {
    init(order: Int, store: any AddressStore) {
      load = {
        StateSequence(.loading) {
          do {
            return .loaded(try await store.address(ofOrder: order))
          } catch {
            return .failed(.init(order: order, store: store))
          }
        }
      }
    }
  }

  extension AddressViewState {
    static func editing(_ address: Address, store: any AddressStore) -> AddressViewState {
      AddressViewState(
        address: address,
        phase: .editing(
          EditingModel { street in
            let changed = Address(order: address.order, street: street)
            return StateSequence(AddressViewState(address: changed, phase: .saving)) {
              do {
                try await store.save(changed)
                let change = SavedModel { .editing(changed, store: store) }
                return AddressViewState(address: changed, phase: .saved(change))
              } catch {
                return AddressViewState(address: address, phase: .closed)
              }
            }
          }))
    }
  }
  // snippet.end

  // snippet.view
  struct OrderView: View {
    @ViewState var state: OrderViewState
    let store: any AddressStore

    var body: some View {
      VStack {
        switch state {
        case .initialized, .loading:
          ProgressView("Loading")
        case .failed(let loader):
          Text("The address could not be loaded.")
          Button("Retry") { $state.observe(loader.load()) }
        case .loaded(let address):
          AddressView(address: address, store: store)
        }
      }
      .onAppear {
        if case .initialized(let loader) = state { $state.observe(loader.load()) }
      }
    }
  }
  // snippet.end

  // snippet.construction
  extension OrderView {
    init(order: Int, store: any AddressStore) {
      self.init(state: .initialized(.init(order: order, store: store)), store: store)
    }
  }
  // snippet.end

  // snippet.rendering
  struct AddressView: View, ViewStateRendering {
    @StateObject var container: StateContainer<AddressViewState>
    @State private var street: String

    init(address: Address, store: any AddressStore) {
      _container = StateObject(state: .editing(address, store: store))
      _street = State(initialValue: address.street)
    }

    var body: some View {
      VStack {
        TextField("Street", text: $street)
          .disabled(!state.isEditing)
        switch state.phase {
        case .editing(let model):
          Button("Save") { observe(model.save(street)) }
        case .saving:
          ProgressView("Saving")
        case .saved(let model):
          Text("Saved: \(state.address.street)")
          Button("Change") { observe(model.change()) }
        case .closed:
          Text("The parcel has left.")
        }
      }
      // snippet.receive
      .onReceive(container.$state) { newState in
        street = newState.address.street
      }
      // snippet.rendering
    }
  }
  // snippet.end

  // snippet.extension
  extension AddressViewState {
    var isEditing: Bool {
      switch phase {
      case .editing: true
      case .saving, .saved, .closed: false
      }
    }
  }
  // snippet.end

  // snippet.previews
  struct OrderPreviews: PreviewProvider {
    struct NoStore: AddressStore {
      func address(ofOrder order: Int) async throws -> Address { throw CancellationError() }
      func save(_ address: Address) async throws {}
    }

    static var previews: some View {
      OrderView(state: .loading, store: NoStore()).previewDisplayName("Loading")
      OrderView(state: .failed(.init { StateSequence(.loading) }), store: NoStore()).previewDisplayName("Failed")
      OrderView(state: .loaded(Address(order: 7, street: "Elm Street 1")), store: NoStore())
        .previewDisplayName("Loaded")
    }
  }
  // snippet.end

  /// The orders as the requirements see them.
  @MainActor final class AddressWorld: PageWorld {
    struct Refused: Error {}

    @MainActor final class Orders: AddressStore {
      var isConnected = true
      var hasLeft = false

      @MainActor func address(ofOrder order: Int) async throws -> Address {
        guard isConnected else { throw Refused() }
        return Address(order: order, street: "Oak Street 2")
      }

      @MainActor func save(_ address: Address) async throws {
        guard !hasLeft else { throw Refused() }
      }
    }

    let orders = Orders()
    var page: HeadlessPage?

    func open(_ order: Int) {
      page = HeadlessPage { [orders] in OrderView(order: order, store: orders) }
    }
  }

  let addressSteps = Steps<AddressWorld> {
    Steps.page
    Given("I am not connected to the internet") { world in world.orders.isConnected = false }
    Given("I am connected to the internet") { world in world.orders.isConnected = true }
    Given("the parcel has left") { world in world.orders.hasLeft = true }
    When("I open the address of order {int}") { (world, order: Int) in world.open(order) }
  }

  @MainActor struct AddressArticleTests {
    nonisolated private static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/VSM/VSM.docc")

    /// The requirements that the article shows.
    nonisolated private static func requirements() throws -> Requirements {
      let article = catalog.appending(path: "FromRequirementsToStates.md")
      let text = try String(contentsOf: article, encoding: .utf8)
      let feature = text.components(separatedBy: "```gherkin\n")[1].components(separatedBy: "```")[0]
      return try Requirements(parsing: feature, file: "FromRequirementsToStates.md")
    }

    @Test(arguments: try requirements().scenarios)
    func address(_ scenario: Requirements.Scenario) async throws {
      try await scenario.run(in: AddressWorld(), with: addressSteps)
    }

    @Test func everyStepHasOneDefinition() throws {
      let report = try Self.requirements().report(on: addressSteps)
      #expect(report.problems.isEmpty, "\(report)")
    }

    private struct SteeredOrders: AddressStore {
      let load = Steered<Int, Address>("load")
      let storing = Steered<Address, Void>("save")

      @MainActor init(_ steering: Steering) {
        let address = Address(order: 7, street: "Oak Street 2")
        steering.add(load, answers: ["succeeds": .success(address), "fails": .failure(AddressWorld.Refused())])
        steering.add(storing, answers: ["succeeds": .success(()), "fails": .failure(AddressWorld.Refused())])
      }

      func address(ofOrder order: Int) async throws -> Address { try await load(order) }
      func save(_ address: Address) async throws { try await storing(address) }
    }

    @Test func theArticleShowsTheChartOfTheFeature() async throws {
      let exploration = await Exploration { OrderView(order: 7, store: SteeredOrders($0)) }
      exploration.expectNoFindings { $0.kind == .noWayOut("loaded · closed") }
      let drawing = exploration.graph.svg(title: "The states of a delivery address")
      let file = Self.catalog.appending(path: "delivery-address.svg")
      if ProcessInfo.processInfo.environment["VSM_WRITE_CHARTS"] != nil {
        try drawing.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == drawing)
    }

    @Test func aPreviewShowsEachState() async {
      let page = HeadlessPage { OrderPreviews.previews }
      await page.settle()
      #expect(page.shows("The address could not be loaded."))
    }
  }
#endif
