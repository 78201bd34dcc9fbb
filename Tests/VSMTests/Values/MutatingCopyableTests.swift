import Testing
import VSM

struct MutatingCopyableTests {
  struct Profile: MutatingCopyable, Equatable {
    struct Name: Equatable { var first: String, last: String }
    var name = Name(first: "Ada", last: "Byron")
    var isSaving = false
  }

  struct Refused: Error, Equatable {}

  let profile = Profile()

  @Test func onlyTheCopyHasTheChanges() {
    let copy = profile.copy {
      $0.name.last = "Lovelace"
      $0.isSaving = true
    }
    #expect(copy == Profile(name: .init(first: "Ada", last: "Lovelace"), isSaving: true))
    #expect(profile == Profile())
  }

  @Test func propertyIsChangedByItsPath() {
    let copy = profile.copy(mutatingPath: \.isSaving, value: true).copy(mutatingPath: \.name.last, value: "King")
    #expect(copy == Profile(name: .init(first: "Ada", last: "King"), isSaving: true))
    #expect(profile == Profile())
  }

  @Test func failedChangeReturnsNoCopy() {
    #expect(throws: Refused()) {
      try profile.copy { (_: inout Profile) throws(Refused) in throw Refused() }
    }
    #expect(throws: Refused()) {
      try profile.copy { copy in
        if copy.isSaving { return }
        throw Refused()
      }
    }
  }

  @Test func enumCanBeChanged() {
    enum Phase: MutatingCopyable { case editing, saving }
    #expect(Phase.editing.copy { $0 = .saving } == .saving)
  }

  func compiles(error: Refused) throws(Refused) -> Profile {
    try profile.copy { (copy: inout Profile) throws(Refused) in
      copy.isSaving = true
      throw error
    }
  }
}
