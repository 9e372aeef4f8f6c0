"""Noise: samplers in floating point for teaching, and exact ones on integers."""
