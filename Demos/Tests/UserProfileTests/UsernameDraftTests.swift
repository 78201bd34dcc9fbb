import Testing

@testable import UserProfile

struct UsernameDraftTests {
  private var draft = UsernameDraft("Ada")

  @Test mutating func uneditedFieldShowsTheStoredName() {
    draft.follow("Grace")
    #expect(draft.text == "Grace")
    draft.follow("Katherine")
    #expect(draft.text == "Katherine")
    #expect(!draft.hasMissedAChange)
  }

  @Test mutating func unsavedTextIsNotReplaced() {
    draft.text = "Ada L"
    draft.follow("Grace")
    #expect(draft.text == "Ada L")
    #expect(draft.hasMissedAChange)
    draft.follow("Katherine")
    #expect(draft.text == "Ada L")
    #expect(draft.stored == "Katherine")
  }

  @Test mutating func clearedFieldIsUnsaved() {
    draft.text = ""
    draft.follow("Grace")
    #expect(draft.text == "")
  }

  @Test mutating func textIsSavedWhenItEqualsTheStoredName() {
    draft.text = " Grace "
    draft.follow("Grace")
    #expect(draft.text == "Grace")
    draft.follow("Katherine")
    #expect(draft.text == "Katherine")
  }

  @Test mutating func repeatedNameChangesNothing() {
    draft.text = "Ada "
    draft.follow("Ada")
    #expect(draft.text == "Ada ")
    #expect(!draft.hasMissedAChange)
  }

  @Test mutating func revertedTextIsNotUnsaved() {
    draft.text = "Ada L"
    draft.follow("Grace")
    draft.text = "Ada"
    draft.follow("Grace")
    #expect(draft.text == "Grace")
  }
}
