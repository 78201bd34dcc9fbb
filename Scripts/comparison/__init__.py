"""What is measured of the two to-do apps, and the page that tells it."""
