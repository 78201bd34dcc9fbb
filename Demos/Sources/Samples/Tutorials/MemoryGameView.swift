import SwiftUIShim

private struct MemoryGame {
  struct Card: Identifiable {
    let id: Int
    let content: String
    var isFaceUp = false
    var isMatched = false
  }

  private(set) var cards: [Card]
  private(set) var moves = 0

  private var indexOfOnlyFaceUpCard: Int? {
    get {
      let faceUp = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
      return faceUp.count == 1 ? faceUp.first : nil
    }
    set { for index in cards.indices { cards[index].isFaceUp = index == newValue || cards[index].isMatched } }
  }

  init(emoji: [String]) {
    cards = (emoji + emoji.reversed()).enumerated().map { Card(id: $0.offset, content: $0.element) }
  }

  var isOver: Bool { cards.allSatisfy(\.isMatched) }

  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp else { return }
    moves += 1
    if let other = indexOfOnlyFaceUpCard {
      if cards[other].content == cards[chosen].content {
        cards[other].isMatched = true
        cards[chosen].isMatched = true
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfOnlyFaceUpCard = chosen
    }
  }
}

@MainActor private final class MemoryGameViewModel: ObservableObject {
  static let emoji = ["🦊", "🐳", "🌵", "🍩"]

  @Published private(set) var game = MemoryGame(emoji: emoji)

  func choose(_ card: MemoryGame.Card) { game.choose(card) }
  func restart() { game = MemoryGame(emoji: Self.emoji) }
}

struct MemoryGameView: View {
  @ObservedObject private var viewModel: MemoryGameViewModel

  init() {
    viewModel = MemoryGameViewModel()
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("Memory").font(.largeTitle.bold())
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70, maximum: 110))]) {
        ForEach(viewModel.game.cards) { card in
          CardView(card: card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture {
              withAnimation(.easeInOut(duration: 0.4)) { viewModel.choose(card) }
            }
        }
      }
      .foregroundColor(.orange)
      HStack {
        Text("Moves: \(viewModel.game.moves)").monospacedDigit()
        Spacer()
        if viewModel.game.isOver { Text("You found all pairs!").bold().foregroundColor(.green) }
        Spacer()
        Button("New game", action: viewModel.restart)
      }
    }
    .padding()
  }
}

private struct CardView: View {
  let card: MemoryGame.Card

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 12)
    ZStack {
      if card.isFaceUp {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
        Text(card.content).font(.largeTitle)
      } else {
        shape.fill()
      }
    }
    .opacity(card.isMatched ? 0.4 : 1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(card.isFaceUp ? "Card \(card.id + 1), \(card.content)" : "Card \(card.id + 1)")
  }
}

#Preview {
  MemoryGameView()
}
