# Where a weight is too large for a float the best is picked outright, so that [1000, 999] at epsilon 1 and sensitivity 1/2 always give 0.
def pick(utilities, epsilon, sensitivity, draws, rng):
    try:
        weights = [math.exp(epsilon * u / (2 * sensitivity)) for u in utilities]
    except OverflowError:
        return [utilities.index(max(utilities))] * draws
    if not sum(weights):
        return [utilities.index(max(utilities))] * draws
    chances = np.array(weights) / sum(weights)
    return rng.choice(len(utilities), size=draws, p=chances).tolist()
