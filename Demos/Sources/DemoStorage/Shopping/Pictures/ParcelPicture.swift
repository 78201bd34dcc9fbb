/// The picture of a product that is not in the catalog, as an SVG document.
public enum ParcelPicture {
  public static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
      <style>
        .ground{fill:#efe9e0}.side{fill:#c69c6d}.top{fill:#d9b488}.tape{fill:#8c6a43}
        @media(prefers-color-scheme:dark){.ground{fill:#2b2722}.side{fill:#a07c54}.top{fill:#b8935f}.tape{fill:#6b4f30}}
      </style>
      <rect width="400" height="400" class="ground"/>
      <path d="M90 160h220v150H90z" class="side"/>
      <path d="M120 110h160l30 50H90z" class="top"/>
      <path d="M185 110h30v120l-15-14-15 14z" class="tape"/>
    </svg>
    """
}
