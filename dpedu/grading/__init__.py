"""Marking a class: what nbgrader lacks, and the steps in their order."""
