import SwiftUIShim

private struct Review: Identifiable {
  let id = UUID()
  let author: String
  let stars: Int
  let text: String
}

struct StarRating: View {
  @Binding var rating: Int
  var maximum = 5
  var isEditable = true

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(star <= rating ? Color.yellow : .gray.opacity(0.4))
          .onTapGesture { if isEditable { rating = star } }
          .allowsHitTesting(isEditable)
          .accessibilityLabel("\(star) stars")
      }
    }
  }
}

struct ReviewsView: View {
  @State private var reviews = [
    Review(author: "Noor", stars: 5, text: "Exactly as described. The handle feels great."),
    Review(author: "Til", stars: 4, text: "Good value, a little heavy."),
    Review(author: "Vera", stars: 2, text: "Arrived with a scratch."),
  ]
  @State private var isWriting = false

  private var average: Double { Double(reviews.map(\.stars).reduce(0, +)) / Double(reviews.count) }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          summary
          Divider()
          ForEach(reviews) { review in
            VStack(alignment: .leading, spacing: 6) {
              HStack {
                Text(review.author).font(.headline)
                Spacer()
                Text(String(repeating: "★", count: review.stars)).foregroundStyle(.orange)
                  .accessibilityLabel("\(review.stars) of 5 stars")
              }
              Text(review.text).foregroundStyle(.secondary)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.12)))
          }
        }
        .padding()
      }
      .navigationTitle("Reviews")
      .toolbar { Button("Write a review", systemImage: "square.and.pencil") { isWriting = true } }
      .sheet(isPresented: $isWriting) {
        ReviewEditor { reviews.insert($0, at: 0) }
      }
    }
  }

  private var summary: some View {
    HStack(spacing: 24) {
      VStack {
        Text(average, format: .number.precision(.fractionLength(1))).font(
          .system(size: 48, weight: .bold, design: .rounded))
        Text("\(reviews.count) reviews").font(.caption).foregroundStyle(.secondary)
      }
      VStack(spacing: 4) {
        ForEach((1...5).reversed(), id: \.self) { stars in
          ProgressView(value: Double(reviews.filter { $0.stars == stars }.count), total: Double(reviews.count))
            .tint(.orange)
            .accessibilityLabel("\(stars) stars")
        }
      }
    }
  }
}

private struct ReviewEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var rating = 0
  @State private var text = ""
  let onSend: (Review) -> Void

  var body: some View {
    NavigationStack {
      Form {
        Section("Your rating") { StarRating(rating: $rating) }
        Section {
          TextField("Your experience", text: $text, axis: .vertical).lineLimit(3...6)
        } footer: {
          if rating == 0 { Text("Please choose at least one star.").foregroundStyle(.red) }
        }
      }
      .navigationTitle("Review")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            onSend(Review(author: "You", stars: rating, text: text))
            dismiss()
          }
          .disabled(rating == 0)
        }
      }
    }
  }
}

#Preview {
  ReviewsView()
}

#Preview("Stars", traits: .sizeThatFitsLayout) {
  @Previewable @State var rating = 3
  StarRating(rating: $rating)
  Text("\(rating) of 5")
}
