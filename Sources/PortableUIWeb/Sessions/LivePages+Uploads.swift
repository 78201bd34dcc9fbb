import PortableUI

// Why: Documentation/Decisions/0087-files-beside-the-session.md
extension LivePages {
  /// Writes a part of a file.
  ///
  /// The response states the offset at which the file continues. A part at another offset is answered with the status
  /// 409, so that the page continues where the file ends.
  func receive(_ part: UploadPart, _ request: LiveRequest) async throws(LiveRejection) -> LiveResponse {
    try request.checkOwnPage(configuration)
    guard let key = part.key, let offset = part.offset else { throw .malformed }
    let session = try session(for: request)
    try session.takeTokens(1)
    session.lastActivity = clock.now()
    guard let upload = session.files?.arriving[key] else { throw .noUpload }
    do {
      guard let turn = try await upload.writer.begin(at: offset) else {
        return .offset(await upload.writer.offset, status: 409)
      }
      let count = try await write(part, to: upload, turn, from: offset)
      if count == upload.size { await finish(upload) }
      return .offset(count, status: 204)
    } catch let rejection as LiveRejection {
      throw rejection
    } catch UploadWriter.Failure.superseded {
      throw .noUpload
    } catch UploadWriter.Failure.notStored {
      upload.file.fail(.notStored(name: upload.file.name))
      throw .noUpload
    } catch UploadWriter.Failure.tooLong {
      throw .tooLarge
    } catch {
      // The connection was lost. The bytes that have arrived are stored.
      throw .malformed
    }
  }

  private func write(_ part: UploadPart, to upload: Upload, _ turn: UInt64, from offset: Int) async throws -> Int {
    var count = offset
    try await part.read { bytes in
      guard count - offset + bytes.count <= configuration.uploads.bytesPerRequest else { throw LiveRejection.tooLarge }
      count = try await upload.writer.append(bytes, in: turn)
      upload.note(count, at: clock.now())
    }
    return count
  }

  /// Checks a file that has arrived by its content, and hands it to the view.
  private func finish(_ upload: Upload) async {
    do {
      let start = try await upload.writer.finish()
      guard upload.file.isReceiving else { return }
      guard upload.file.type.admits(ContentSignature.found(in: start)) else {
        return upload.file.fail(.unsuitableType(name: upload.file.name))
      }
      upload.file.finish(upload.writer.url)
    } catch {
      upload.file.fail(.notStored(name: upload.file.name))
    }
  }
}

extension LiveResponse {
  /// The response that states where a file continues.
  fileprivate static func offset(_ offset: Int, status: Int) -> LiveResponse {
    LiveResponse(status: status, headers: [("Live-Offset", "\(offset)"), ("Cache-Control", "no-store")])
  }
}
