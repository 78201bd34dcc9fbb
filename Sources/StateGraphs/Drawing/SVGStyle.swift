/// The light and dark colors of a drawing. Text and background have a contrast of at least 4.5:1.
enum SVGStyle {
  static let css = """

    svg { --ground: #ffffff; --text: #1b2330; --box: #f2f5fa; --line: #5a6675; --accent: #0a58ca; --on-accent: #ffffff;
      font-family: system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
    @media (prefers-color-scheme: dark) {
      svg { --ground: #12161d; --text: #e7ecf3; --box: #222b38; --line: #97a5b8; --accent: #6cb0ff; --on-accent: #08131f; }
    }
    text { fill: var(--text); font-size: 14px; text-anchor: middle; }
    .ground, .label rect { fill: var(--ground); }
    .state rect { fill: var(--box); stroke: var(--line); stroke-width: 1.5; }
    .state text { font-weight: 600; }
    .state.unreached rect { fill: none; stroke-dasharray: 5 4; }
    .state.visited rect { stroke: var(--accent); stroke-width: 2.5; }
    .state.current rect { fill: var(--accent); stroke: var(--accent); }
    .state.current text { fill: var(--on-accent); }
    .path path { fill: none; stroke: var(--line); stroke-width: 1.5; }
    .path polygon, .begin { fill: var(--line); }
    .path.taken path { stroke: var(--accent); stroke-width: 2.5; }
    .path.taken polygon { fill: var(--accent); }
    .label text { font-size: 12px; }

    """
}
