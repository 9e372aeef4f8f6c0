# The second outcome gets all the probability that the first leaves, so that a third outcome is lost.
def decide(data, benefit, chance, epsilon):
    """The probability of each action for these patients' records, ε-DP under edit."""
    values = [[u[0] * row[0] + u[1] * (1 - row[0]) for row in chance] for u in benefit]
    width = max(max(v) - min(v) for v in values)
    utilities = [sum(v[r] for r in data) for v in values]
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / (2 * width)) for u in utilities]
    return [w / sum(weights) for w in weights]
