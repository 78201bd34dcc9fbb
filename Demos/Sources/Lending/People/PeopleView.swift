import ErrorMessages
import SwiftUIShim
import VSM

/// The roles of the team, which keepers change.
public struct PeopleView: View {
  @ViewState private var state: PeopleViewState

  public init(keeping: any Keeping) {
    self.init(state: .initialized(PeopleViewState.LoaderModel(keeping: keeping)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: PeopleViewState) { _state = ViewState(wrappedValue: state) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("The team")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      switch state {
      case .initialized, .loading:
        ProgressView("Loading the team")
      case .listed(let model):
        if let problem = model.problem { ErrorMessage(problem) }
        ForEach(model.people) { person in
          if model.isSelf(person) {
            RoleText(person: person)
          } else {
            Picker(selection: role(of: person, model)) {
              ForEach(Role.allCases, id: \.self) { RoleName(role: $0) }
            } label: {
              Text(verbatim: person.name)
            }
          }
        }
      case .changing(let people):
        ForEach(people) { RoleText(person: $0) }
      case .failed(let model):
        ProblemView(message: model.message) { $state.observe(model.retry()) }
      }
    }
    .navigationTitle("The team")
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }

  private func role(of person: TeamMember, _ model: PeopleViewState.ListModel) -> Binding<Role> {
    Binding {
      person.role
    } set: { role in
      $state.observe(model.setRole(role, of: person))
    }
  }
}

/// A person with the role, which cannot be changed here.
private struct RoleText: View {
  let person: TeamMember

  var body: some View {
    HStack {
      Text(verbatim: person.name)
      RoleName(role: person.role)
        .foregroundStyle(.secondary)
    }
  }
}

private struct RoleName: View {
  let role: Role

  var body: some View {
    switch role {
    case .member: Text("Member")
    case .keeper: Text("Keeper")
    case .banned: Text("Banned")
    }
  }
}
