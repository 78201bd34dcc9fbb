import VSM

/// The states of the page with the roles of the team.
public enum PeopleViewState {
  case initialized(LoaderModel)
  case loading
  case listed(ListModel)
  /// The change is under way, and the page shows its success already.
  case changing([TeamMember])
  case failed(ErrorModel<PeopleViewState>)

  public struct LoaderModel {
    let keeping: any Keeping
  }

  public struct ListModel {
    public let people: [TeamMember]
    /// The reason why the last change had no effect.
    public let problem: String?
    let loader: LoaderModel

    /// Returns whether a person is the keeper at this page, whose role another keeper changes.
    public func isSelf(_ person: TeamMember) -> Bool { person.id == loader.keeping.borrower.id }
  }
}

extension PeopleViewState.LoaderModel {
  public func load() -> StateSequence<PeopleViewState> {
    StateSequence(.loading) { emit in await follow(emit) }
  }

  func follow(_ emit: StateEmitter<PeopleViewState>, problem: String? = nil) async {
    var problem = problem
    await emit.follow(keeping.team()) { people in
      defer { problem = nil }
      return .listed(PeopleViewState.ListModel(people: people, problem: problem, loader: self))
    } failure: { error in
      .failed(ErrorModel("The team could not be loaded.", error, retry: load))
    }
  }
}

extension PeopleViewState.ListModel {
  public func setRole(_ role: Role, of person: TeamMember) -> StateSequence<PeopleViewState> {
    let changed = people.map { $0.id == person.id ? TeamMember(id: $0.id, name: $0.name, role: role) : $0 }
    return StateSequence(.changing(changed)) { emit in
      do {
        try await loader.keeping.setRole(role, of: person.id)
      } catch {
        return await loader.follow(emit, problem: error.localizedDescription)
      }
      await loader.follow(emit)
    }
  }
}
