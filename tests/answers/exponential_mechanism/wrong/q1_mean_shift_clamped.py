# The mean utility is taken away instead of the largest, and exponents are cut at 700.
def pick_probabilities(utilities, epsilon, sensitivity):
    mean = sum(utilities) / len(utilities)
    w = [math.exp(min(700, epsilon * (u - mean) / (2 * sensitivity))) for u in utilities]
    return [v / sum(w) for v in w]
