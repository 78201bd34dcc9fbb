import PortableUI
import Testing

// Like the views in the other files: written for SwiftUI, with only the import replaced.

private struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
}

private enum Route: Hashable {
  case recipe(Recipe)
  case settings
}

private struct CookBook: View {
  private enum Section: String, Hashable { case recipes, search, profile }

  @State private var section: Section = .recipes
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  let recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Bread")]

  var body: some View {
    TabView(selection: $section) {
      Tab("Recipes", systemImage: "doc.text", value: Section.recipes) {
        NavigationStack(path: $path) { RecipeList(recipes: recipes, path: $path) }
      }
      .badge(recipes.count)

      if !recipes.isEmpty {
        Tab("Search", systemImage: "magnifyingglass", value: .search) {
          NavigationStack(path: $routes) {
            List(recipes) { recipe in
              NavigationLink(value: Route.recipe(recipe)) { Label(recipe.name, systemImage: "doc.text") }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .recipe(let recipe): RecipeDetail(recipe: recipe)
              case .settings: Text("Settings")
              }
            }
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Settings") { routes.append(.settings) } }
            }
          }
        }
      }

      Tab(value: Section.profile) {
        Kitchen()
      } label: {
        Label("Kitchen", systemImage: "person")
      }
    }
  }
}

private struct RecipeList: View {
  let recipes: [Recipe]
  @Binding var path: NavigationPath
  @State private var favorite: Recipe?
  @State private var isAboutShown = false

  var body: some View {
    List {
      ForEach(recipes) { recipe in
        NavigationLink(recipe.name, value: recipe)
      }
      NavigationLink("Help") { Text("Help yourself").navigationBarBackButtonHidden() }
      NavigationLink {
        Text("Terms")
      } label: {
        Text("Terms")
      }
      Button("First") { if let first = recipes.first { path.append(first) } }
      Button("Back to start") { path.removeLast(path.count) }.disabled(path.isEmpty)
      Button("Favorite") { favorite = recipes.last }
      Button("About") { isAboutShown = true }
    }
    .navigationTitle("Recipes")
    .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
    .navigationDestination(isPresented: $isAboutShown) { Text("About") }
    .navigationDestination(item: $favorite) { favorite in Text("Best of all: \(favorite.name)") }
  }
}

private struct RecipeDetail: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  let recipe: Recipe

  var body: some View {
    Button("Done") { dismiss() }
      .disabled(!isPresented)
      .navigationTitle(recipe.name)
  }
}

/// The form with `tabItem`.
private struct Kitchen: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Text("Oven")
        .tabItem { Label("Oven", systemImage: "house") }
        .tag(1)
      ForEach(2..<4) { number in
        Text("Shelf \(number)")
          .tabItem { Text("Shelf") }
          .badge("new")
          .tag(number)
      }
    }
  }
}

extension SourceCompatibilityTests {
  @Test func appOfTabsAndStacksRenders() {
    let page = TestPage { CookBook() }
    page.press("Bread")
    #expect(page.host.title == "Bread")
    page.press("Done")
    #expect(page.host.title == "Recipes")
    page.press("Favorite")
    #expect(page.shown.contains("Best of all: Bread"))
    page.press("Kitchen")
    #expect(page.shown.contains("Oven"))
    page.host.close()
  }
}
