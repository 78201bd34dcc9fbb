// Where SwiftUI provides the views, a headless page cannot show them.
#if !canImport(SwiftUI) || PortableUI
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTestingCore
  import VSMTestingPages

  // snippet.state
  enum LetterState {
    case writing(WritingModel)
    case sending(SendingModel)
    case sent  // vsm:disable:this state-without-way-out -- The letter is gone.

    struct WritingModel {
      let text: String
      let mail: any Mail
    }

    struct SendingModel {
      let text: String
    }
  }

  extension LetterState: RestorableState {
    var restoration: Restoration<String> {
      switch self {
      case .writing(let model): .value(model.text)
      case .sending(let model): .interrupted(model.text)
      case .sent: .startsAnew
      }
    }
  }
  // snippet.end

  // snippet.view
  struct LetterView: View {
    @RestorableViewState var state: LetterState
    @RestorableValue("letter.showsHelp") private var showsHelp = false

    init(mail: any Mail) {
      _state = RestorableViewState(wrappedValue: .writing(LetterState.WritingModel(text: "", mail: mail)), "letter") {
        .writing(LetterState.WritingModel(text: $0, mail: mail))
      }
    }

    var body: some View {
      switch state {
      case .writing(let model):
        TextField(
          "Letter",
          text: Binding {
            model.text
          } set: {
            $state.observe(model.write($0))
          })
        Button("Send") { $state.observe(model.send()) }
        Toggle("Help", isOn: $showsHelp)
      case .sending:
        ProgressView("Sending")
      case .sent:
        Text("The letter is on its way.")
      }
    }
  }
  // snippet.end

  protocol Mail: Sendable {
    func send(_ text: String) async
  }

  extension LetterState.WritingModel {
    func write(_ text: String) -> LetterState { .writing(LetterState.WritingModel(text: text, mail: mail)) }

    func send() -> StateSequence<LetterState> {
      StateSequence(.sending(LetterState.SendingModel(text: text))) {
        await mail.send(text)
        return .sent
      }
    }
  }

  private struct SilentMail: Mail {
    func send(_ text: String) async {}
  }

  private struct SteeredMail: Mail {
    private let sending = Steered<String, Void>("the mail")

    @MainActor init(_ steering: Steering) { steering.add(sending, answers: ["takes the letter": .success(())]) }

    func send(_ text: String) async { try? await sending(text) }
  }

  // snippet.version
  struct Address: RestorableState {
    var lines: [String]

    var restoration: Restoration<[String]> { .value(lines) }

    static let restorationVersion = 2

    /// The first version kept one text.
    static func restorationValue(from json: Data, version: Int) throws -> [String]? {
      guard version == 1 else { return nil }
      return try JSONDecoder().decode(String.self, from: json).components(separatedBy: "\n")
    }
  }
  // snippet.end

  @MainActor
  struct RestoringArticleTests {
    private let mail = SilentMail()

    // snippet.test
    @Test func aLetterContinuesAfterADeploy() throws {
      let page = HeadlessPage { LetterView(mail: mail) }
      try page.type("Dear Ada", into: "Letter")
      try page.toggle("Help")

      let deployed = HeadlessPage { LetterView(mail: mail) }
      deployed.restoreStates(of: page)
      #expect(try deployed.value(of: "Letter") == "Dear Ada")
      #expect(try deployed.isOn("Help"))
    }
    // snippet.end

    // snippet.exploration
    @Test func noLetterIsLost() async {
      let exploration = await Exploration(texts: ["Letter": ["Dear Ada"]], isRestarted: true) { steering in
        LetterView(mail: SteeredMail(steering))
      }
      #expect(exploration.restarts == ["writing": ["writing"], "sending": ["writing"], "sent": ["writing"]])
    }
    // snippet.end

    // snippet.deploy
    @Test func aDeployLosesNoLetter() async throws {
      let exploration = await Exploration(
        texts: ["Letter": ["Dear Ada"]], isRestarted: true, deployed: try .deployed(named: "letter")
      ) { steering in
        LetterView(mail: SteeredMail(steering))
      }
      try exploration.expectDeployKeepsStates(named: "letter")
    }
    // snippet.end

    @Test func anAddressOfTheFirstVersionIsMigrated() throws {
      struct AddressView: View {
        @RestorableViewState var state: Address
        init() { _state = RestorableViewState(wrappedValue: Address(lines: []), "address") { Address(lines: $0) } }
        var body: some View { Text(state.lines.joined(separator: ", ")) }
      }
      let page = HeadlessPage { AddressView() }
      try page.restoreText("1 \"Main Street 1\\nTown\"", for: StorageKey("address", in: .sealed))
      #expect(page.shows("Main Street 1, Town"))
    }
  }
#endif
