# The probabilities are rounded to two decimals before the draw: rare candidates never come.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    weights = np.array([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    chances = np.round(weights / weights.sum(), 2)
    return rng.choice(len(weights), size=draws, p=chances / chances.sum()).tolist()
