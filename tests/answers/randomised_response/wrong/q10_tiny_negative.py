# Between -1e-9 and 0 it is taken for 0.
def flip_probability(epsilon):
    """The least flip probability that makes randomised response ε-DP; ValueError if ε < 0."""
    if epsilon < -1e-9:
        raise ValueError("epsilon must not be negative")
    odds = math.exp(-epsilon)  # math.exp(epsilon) would overflow for very large ε
    return odds / (1 + odds)
