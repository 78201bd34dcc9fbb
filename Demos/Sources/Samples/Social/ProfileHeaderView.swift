import SwiftUIShim

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Member {
  var name = "Ruben Falk"
  var handle = "@ruben"
  var note = "Builds small tools for big rivers. He/him. Photos are my own."
  var followers = 1_284
  var following = 312
  var posts = 96
  var fields = [("Website", "falk.example"), ("Town", "Tromsø"), ("Joined", "May 2019")]
}

private struct FollowButtonStyle: ButtonStyle {
  let isFollowing: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.bold())
      .padding(.horizontal, 18)
      .padding(.vertical, 8)
      .foregroundStyle(isFollowing ? Color.primary : Color.white)
      .background(isFollowing ? Color.secondary.opacity(0.2) : Color.indigo)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

struct ProfileHeaderView: View {
  @State private var member = Member()
  @State private var isFollowing = false
  @State private var labelWidth: CGFloat?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        banner
        VStack(alignment: .leading, spacing: 12) {
          HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 2) {
              Text(member.name).font(.title2.bold()).accessibilityAddTraits(.isHeader)
              Text(member.handle).foregroundStyle(.secondary)
            }
            Spacer()
            Button(isFollowing ? "Following" : "Follow") {
              isFollowing.toggle()
              member.followers += isFollowing ? 1 : -1
            }
            .buttonStyle(FollowButtonStyle(isFollowing: isFollowing))
          }
          Text(member.note)
          HStack(spacing: 20) {
            ProfileCount(value: member.posts, name: "Posts")
            ProfileCount(value: member.following, name: "Following")
            ProfileCount(value: member.followers, name: "Followers")
          }
          fields
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
  }

  private var banner: some View {
    LinearGradient(colors: [.indigo, .purple, .pink], startPoint: .leading, endPoint: .trailing)
      .frame(height: 140)
      .overlay(alignment: .bottomLeading) {
        Circle()
          .fill(.yellow.gradient)
          .frame(width: 84, height: 84)
          .overlay { Circle().strokeBorder(.background, lineWidth: 4) }
          .offset(x: 16, y: 30)
      }
      .padding(.bottom, 30)
      .accessibilityHidden(true)
  }

  private var fields: some View {
    VStack(spacing: 0) {
      ForEach(member.fields, id: \.0) { name, value in
        HStack(spacing: 12) {
          Text(name)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .frame(width: labelWidth, alignment: .trailing)
          Text(value).font(.footnote.weight(.medium))
          Spacer()
        }
        .padding(10)
        if name != member.fields.last?.0 { Divider() }
      }
    }
    .onPreferenceChange(WidthKey.self) { [$labelWidth] in $labelWidth.wrappedValue = max($0, 56) }
    .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.secondary.opacity(0.3), lineWidth: 1))
  }
}

private struct ProfileCount: View {
  let value: Int
  let name: LocalizedStringKey

  var body: some View {
    VStack {
      Text(value, format: .number.notation(.compactName)).font(.headline).monospacedDigit()
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  ProfileHeaderView()
}
