import SwiftUIShim

private struct Ingredient: Identifiable {
  let name: String
  let grams: Double

  var id: String { name }
}

private struct Recipe {
  let title = "Rye bread"
  let minutes = 95
  let ingredients = [
    Ingredient(name: "Rye flour", grams: 250), Ingredient(name: "Water", grams: 200),
    Ingredient(name: "Starter", grams: 50),
  ]
  let steps = [
    "Mix flour, water and starter.", "Let it rest until it has doubled.", "Bake at 220 °C until it sounds hollow.",
  ]
}

struct RecipeView: View {
  private let recipe = Recipe()

  @State private var loaves = 1
  @State private var done: Set<Int> = []
  @State private var tab = "Ingredients"

  var body: some View {
    TabView(selection: $tab) {
      ingredients
        .tabItem { Label("Ingredients", systemImage: "list.bullet") }
        .tag("Ingredients")
      steps
        .tabItem { Label("Steps", systemImage: "checklist") }
        .tag("Steps")
        .badge(recipe.steps.count - done.count)
    }
  }

  private var ingredients: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RecipeHeader(title: recipe.title, minutes: recipe.minutes)
        Stepper("Loaves: \(loaves)", value: $loaves, in: 1...6)
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          ForEach(recipe.ingredients) { ingredient in
            GridRow {
              Text(ingredient.name)
              Text("\(ingredient.grams * Double(loaves), specifier: "%.0f") g")
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
            Divider()
          }
        }
      }
      .padding()
    }
  }

  private var steps: some View {
    List(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
      Button {
        withAnimation { if !done.insert(index).inserted { done.remove(index) } }
      } label: {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Image(systemName: done.contains(index) ? "checkmark.circle.fill" : "\(index + 1).circle")
            .font(.title2)
            .foregroundStyle(done.contains(index) ? .green : .accentColor)
          Text(step)
            .strikethrough(done.contains(index))
            .multilineTextAlignment(.leading)
        }
      }
      .buttonStyle(.plain)
    }
    .listStyle(.plain)
    .overlay(alignment: .bottom) {
      if done.count == recipe.steps.count {
        Text("Enjoy your bread!")
          .font(.headline)
          .padding()
          .background(.green.opacity(0.2), in: Capsule())
          .transition(.move(edge: .bottom))
      }
    }
  }
}

private struct RecipeHeader: View {
  let title: LocalizedStringKey
  let minutes: Int

  init(title: String, minutes: Int) {
    self.title = LocalizedStringKey(title)
    self.minutes = minutes
  }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RadialGradient(colors: [.orange, .brown], center: .center, startRadius: 10, endRadius: 220)
        .frame(height: 180)
      VStack(alignment: .leading) {
        Text(title).font(.largeTitle.bold())
        Label("\(minutes) minutes", systemImage: "timer").font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding()
      .shadow(radius: 4)
    }
    .clipShape(.rect(cornerRadius: 20))
  }
}

#Preview {
  RecipeView()
}
