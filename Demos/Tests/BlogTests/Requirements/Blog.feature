Feature: Read a blog post and keep a note on it
  Whoever reads a post can keep a note of their own on it, and delete the post.

  Background:
    Given there is the post "The kettle"

  Rule: A post is loaded before it can be read

    Scenario: Open a post
      When I open the post
      Then I should see the Loading screen
      And I should see the Loaded screen
      And I should see "The kettle"

    Scenario: Open a post without a connection
      Given I am not connected to the internet
      When I open the post
      Then I should see the Loading screen
      And I should see the Loading Error screen
      And I should see "The post could not be loaded. No connection."

    Scenario: Try again once there is a connection
      Given I am not connected to the internet
      And I have opened the post
      When I am connected to the internet
      And I tap "Retry"
      Then I should see the Loading screen
      And I should see "The kettle"

    Scenario: Reload a post that has changed
      Given I have opened the post
      When the author calls the post "Two kettles"
      And I tap "Reload"
      Then I should see the Loading screen
      And I should see "Two kettles"

  Rule: A note is kept as it is typed

    Background:
      Given I have opened the post

    Scenario: Come back to a note
      When I type "Buy tea" into "Note"
      Then my note should be "Buy tea"
      When I open the post
      Then the field "Note" should hold "Buy tea"

    Scenario: Replace a note
      When I type "Buy tea" into "Note"
      And I type "Buy coffee" into "Note"
      Then my note should be "Buy coffee"

    Scenario: Reload while a note is on its way
      Given a note is slow to arrive
      When I type "Buy tea" into "Note"
      And I tap "Reload"
      Then I should see the Loading screen
      When the note has arrived
      Then I should see the Loaded screen
      And the field "Note" should hold "Buy tea"

  Rule: A post can be deleted

    Background:
      Given I have opened the post

    Scenario: Delete a post
      When I tap "Delete"
      And I tap "Delete post"
      Then I should see the Deleted screen
      And I should see "Deleted!"
      And the post should be gone

    Scenario: Keep a post after the question
      When I tap "Delete"
      Then I should see "Delete this post for everyone?"
      When I tap "Cancel"
      Then I should see "The kettle"
      And the post should still be there

    Scenario: Close the question with the Escape key
      When I tap "Delete"
      And I press Escape
      Then I should not see "Delete this post for everyone?"
      And the post should still be there

    Scenario: Delete a post once there is a connection
      Given I am not connected to the internet
      When I tap "Delete"
      And I tap "Delete post"
      Then I should see "The post could not be deleted. No connection."
      And I should see "The kettle"
      When I am connected to the internet
      And I tap "Retry"
      Then I should see the Deleted screen
      And the post should be gone

    Scenario: Keep a post that could not be deleted
      Given I am not connected to the internet
      When I tap "Delete"
      And I tap "Delete post"
      And I tap "Cancel"
      Then I should not see "The post could not be deleted. No connection."
      And the post should still be there
