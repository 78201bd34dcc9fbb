/// A value now and after each change, whoever made it. It does not end, but can fail.
///
/// A reader that is slow skips to the newest value.
public typealias Changes<Value> = AsyncThrowingStream<Value, any Error>
