// What vsm-ios called types that have another name here.

/// The container of vsm-ios 2.0.
@available(*, deprecated, renamed: "StateContainer")
public typealias AsyncStateContainer<State> = StateContainer<State>

/// What vsm-ios 1.x called whatever can be behind `$state`: `some StateContaining<BlogViewState>`.
@available(*, deprecated, renamed: "StateContainer")
public typealias StateContaining<State> = StateContainer<State>

/// What vsm-ios 2.0 called the wrapper of 1.x.
@available(*, deprecated, renamed: "ViewState")
public typealias LegacyViewState<State> = ViewState<State>

/// What vsm-ios 2.0 called the wrapper of 1.x for classes.
@available(*, deprecated, renamed: "RenderedViewState")
public typealias LegacyRenderedViewState<State> = RenderedViewState<State>
