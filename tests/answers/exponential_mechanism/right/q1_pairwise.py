# 1 / sum of ratios of weights; a ratio beyond floats is infinite.
def pick_probabilities(utilities, epsilon, sensitivity):
    def ratio(d):
        z = epsilon * d / (2 * sensitivity)
        return math.inf if z > 700 else math.exp(z)

    return [1 / sum(ratio(v - u) for v in utilities) for u in utilities]
