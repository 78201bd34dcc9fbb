/// A sequence of a value, now and after each change from any source. It doesn't end, but it can fail.
///
/// A slow reader skips to the newest value.
public typealias Changes<Value> = AsyncThrowingStream<Value, any Error>
