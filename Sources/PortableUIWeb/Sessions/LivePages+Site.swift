extension LivePages {
  /// Returns the scheme and host at which a request reached the site, such as `https://example.com`.
  ///
  /// - Throws: An error if the site has no pages for the host.
  nonisolated package func site(of request: LiveRequest) throws(LiveRejection) -> String {
    var request = request
    if forwarding.isUsed { forwarding.apply(to: &request) }
    guard allowedHosts.contains(request.host, ownAddresses: request.ownAddresses) else { throw .foreignHost }
    return request.site(configuration)
  }
}
