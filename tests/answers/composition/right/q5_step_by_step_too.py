# Step by step.
def belief_interval(prior, ratios):
    low = high = Fraction(prior)
    for r in ratios:
        low = low / (low + (1 - low) * r)
        high = high * r / (high * r + 1 - high)
    return [low, high]
