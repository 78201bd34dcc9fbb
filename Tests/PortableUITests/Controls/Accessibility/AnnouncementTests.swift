import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct AnnouncementTests {
  private func page(_ announce: @escaping @MainActor () -> Void) -> TestPage {
    TestPage { Button("Announce") { announce() } }
  }

  @Test func announcementIsPartOfThePatchThatAnswersTheEvent() {
    let page = page { AccessibilityNotification.Announcement("Saved").post() }
    page.press("Announce")
    #expect(page.takeOps() == [.announce("Saved", isUrgent: false)])
  }

  @Test(arguments: [
    (AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority.high, true),
    (.default, false), (.low, false),
  ])
  func onlyHighPriorityIsUrgent(
    priority: AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority, isUrgent: Bool
  ) {
    let page = page {
      var text = AttributedString("It failed")
      text.accessibilitySpeechAnnouncementPriority = priority
      AccessibilityNotification.Announcement(text).post()
    }
    page.press("Announce")
    #expect(page.takeOps() == [.announce("It failed", isUrgent: isUrgent)])
  }

  @Test func taskAnnouncesOnThePageThatHasStartedIt() async {
    let (texts, continuation) = AsyncStream<String>.makeStream()
    let page = page {
      Task { for await text in texts { AccessibilityNotification.Announcement(text).post() } }
    }
    page.press("Announce")
    await page.nextPatch { continuation.yield("Done") }
    #expect(page.takeOps() == [.announce("Done", isUrgent: false)])
    continuation.finish()
  }

  @Test func taskOfAnotherActorAnnounces() async {
    let (texts, continuation) = AsyncStream<String>.makeStream()
    let page = page {
      Task { await announce(texts) }
    }
    page.press("Announce")
    await page.nextPatch { continuation.yield("Done") }
    #expect(page.takeOps() == [.announce("Done", isUrgent: false)])
    continuation.finish()
  }

  @Test func codeThatRunsForNoPageAnnouncesNothing() {
    let page = page {}
    AccessibilityNotification.Announcement("Nobody hears this").post()
    #expect(page.takeOps() == [])
  }

  @Test func nothingIsAnnouncedBeforeThePageIsShown() {
    let page = TestPage {
      Text("Failed").onAppear { AccessibilityNotification.Announcement("Failed").post() }
    }
    #expect(page.takeOps() == [])
  }
}

@concurrent
private func announce(_ texts: AsyncStream<String>) async {
  for await text in texts { AccessibilityNotification.Announcement(text).post() }
}
