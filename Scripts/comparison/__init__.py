"""The measurements of the two to-do apps, and the page with the results."""
