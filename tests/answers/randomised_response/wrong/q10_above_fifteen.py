# Above 15 it returns e^-15.
def flip_probability(epsilon):
    """The least flip probability that makes randomised response ε-DP; ValueError if ε < 0."""
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    odds = math.exp(-min(epsilon, 15))  # math.exp(epsilon) would overflow for very large ε
    return odds / (1 + odds)
