import Foundation
import PortableUI

extension LivePages {
  /// Returns the response to a request for a file that a view has exported.
  ///
  /// - Parameters:
  ///   - name: The last part of the path.
  ///   - range: The header field `Range`.
  ///   - condition: The header field `If-Range`.
  ///   - request: The request, with the person who has sent it.
  package func download(
    _ name: String, range: String?, condition: String?, for request: LiveRequest
  ) -> LiveResponse {
    var request = request
    if forwarding.isUsed { forwarding.apply(to: &request) }
    do {
      return try response(to: request, name, range: range, condition: condition)
    } catch {
      reporter.rejected(error)
      return error.response(in: language(of: request), configuration.words)
    }
  }

  private func response(
    to request: LiveRequest, _ name: String, range: String?, condition: String?
  ) throws(LiveRejection) -> LiveResponse {
    guard allowedHosts.contains(request.host, ownAddresses: request.ownAddresses) else { throw .foreignHost }
    if let site = request.fetchSite, site != "same-origin", site != "none" { throw .foreignSite }
    guard let secret = Secret(name), let download = uploads.downloads[secret], let session = download.session,
      download.expires > clock.now()
    else { throw .noDownload }
    guard LiveCookie.holds(session.cookie, in: request.cookie) else { throw .wrongCookie }
    guard session.person == request.person else { throw .wrongPerson }
    let tag = "\"\(LiveAssets.fingerprint(of: name))\""
    guard let size = download.file.size else {
      download.file.end(.failed(CocoaError(.fileReadNoSuchFile)))
      throw .noDownload
    }
    let part = ByteRange(condition == nil || condition == tag ? range : nil, of: size)
    var response = download.file.response(part, of: size)
    response.headers.append(("ETag", tag))
    if part != .unsatisfiable { download.file.end(.taken) }
    return response
  }
}

extension ExportedFile {
  /// The number of bytes, or `nil` if the file is gone.
  fileprivate var size: Int? {
    switch content {
    case .data(let data): data.count
    case .file(let url): (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue
    }
  }

  fileprivate func response(_ part: ByteRange, of size: Int) -> LiveResponse {
    var headers = LiveResponse.commonHeaders
    headers += [
      ("Content-Type", mediaType), ("Content-Disposition", ContentDisposition.attachment(named: name)),
      ("Accept-Ranges", "bytes"), ("Content-Security-Policy", "default-src 'none'; sandbox"),
    ]
    switch part {
    case .unsatisfiable:
      return LiveResponse(status: 416, headers: headers + [("Content-Range", "bytes */\(size)")])
    case .whole:
      return LiveResponse(status: 200, headers: headers, body: body(0..<size))
    case .part(let range):
      let extent = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
      return LiveResponse(status: 206, headers: headers + [("Content-Range", extent)], body: body(range))
    }
  }

  private func body(_ range: Range<Int>) -> LiveResponse.Body {
    switch content {
    case .data(let data): .bytes(Array(data.dropFirst(range.lowerBound).prefix(range.count)))
    case .file(let url): .file(path: url.path, range: range)
    }
  }
}
