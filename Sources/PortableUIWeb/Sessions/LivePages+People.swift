extension LivePages {
  /// Ends all open pages of a person, in this process and in all others. The pages load again, and meet the checks in
  /// front of their routes.
  ///
  /// It also ends pages whose streams are closed, such as the pages of hidden tabs, and documents that are created at this
  /// moment. A page that is about to set cookies (``SetCookiesAction``) completes this, and does nothing else.
  ///
  /// Revoke the permission first, such as the stored session of a sign-in. Otherwise, a page could load again before.
  ///
  /// - Parameter person: The identifier that the route states; see ``LiveRequest/person``.
  /// - Throws: Errors of ``PersonNotices/publish(_:)``. The pages of this process have ended nevertheless.
  public func end(person: String) async throws {
    endPages(of: person)
    guard let personNotices else { return }
    let notice = endedPersons.origin + person
    // In a task of its own: the action that calls this may belong to a page that has just ended, and is then canceled.
    try await Task { try await personNotices.publish(notice) }.value
  }

  private func endPages(of person: String) {
    endedPersons.add(person)
    for session in Array(sessions.values) where session.person == person { endOrAwaitTicket(session) }
  }

  /// Ends the pages of everyone, because it is unknown whose pages had to end.
  private func endPagesOfEveryone() {
    endedPersons.addAll()
    for session in Array(sessions.values) where session.person != nil { endOrAwaitTicket(session) }
  }

  private func endOrAwaitTicket(_ session: LiveSession) {
    if session.ticket == nil || session.ticket?.isLate(at: clock.now()) == true {
      renew(session)
    } else {
      session.ticket?.isLast = true
    }
  }

  /// Throws an error if the pages of the person who sent a request have ended since it arrived.
  func checkPerson(of request: LiveRequest) throws(LiveRejection) {
    guard let person = request.person, let count = request.endedPersons else { return }
    if endedPersons.contains(person, after: count) { throw .personChanged }
  }

  /// The number of ends of persons. Store it in a request before its person is looked up.
  nonisolated package var endedPersonCount: UInt64 { endedPersons.count }

  /// Reads the notices of all processes, from the first page on.
  func followNotices() {
    guard let receivedNotices, noticeTask == nil else { return }
    // Detached, because task-local values contain the connection of the request.
    noticeTask = Task.detached { [weak self] in
      for await notice in receivedNotices {
        guard let self else { return }
        await self.receive(notice)
      }
    }
  }

  private func receive(_ notice: PersonNotice) {
    switch notice {
    case .listening: endPagesOfEveryone()
    case .published(let text) where text.hasPrefix(endedPersons.origin): break
    case .published(let text): endPages(of: String(text.dropFirst(endedPersons.origin.count)))
    }
  }
}
