import Foundation
import PortableUI
import VSMTesting
import ToDoTesting

@testable import ToDoVSM

/// A page of to-dos with its store and its time.
@MainActor struct ToDoPage {
  let store: SteeredStore
  let time: SteeredTime
  let page: HeadlessPage

  /// - Parameter now: The current time in ISO 8601, by default noon of a Wednesday.
  init(
    store: SteeredStore = SteeredStore(), now: String = "2026-11-18T12:00:00Z", calendar: Calendar = .american
  ) {
    let time = SteeredTime(Date(now))
    self.store = store
    self.time = time
    page = HeadlessPage(environment: .of(calendar)) { ToDoView(store: store, now: { time.now }) }
  }

  /// The headings and texts of the page, without its controls.
  var texts: [String] {
    page.description.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\s*(?:heading|text) "(.*)"/).map { String($0.1) }
    }
  }

  var buttons: [String] { page.findAll(.role(.button)).map(\.name) }
  var dialogs: [String] { page.elements.filter { [.dialog, .alertdialog].contains($0.role) }.map(\.name) }

  /// Opens the Add screen and enters a to-do.
  func enter(_ title: String = "Buy milk", on date: String? = nil) throws {
    try page.tap("Add")
    try page.type(title, into: "Title")
    if let date { try page.pick(Date(date), in: "Date") }
  }

  func isDisabled(_ button: String) throws -> Bool {
    try page.find(.role(.button, name: button)).isDisabled
  }
}
