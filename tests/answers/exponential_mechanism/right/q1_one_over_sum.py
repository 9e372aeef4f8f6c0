# Each probability is one over the sum of all weights seen from that candidate, or 0 where this overflows.
def pick_probabilities(utilities, epsilon, sensitivity):
    half = epsilon / (2 * sensitivity)

    def chance(u):
        try:
            return 1 / sum(math.exp(half * (v - u)) for v in utilities)
        except OverflowError:
            return 0.0

    return [chance(u) for u in utilities]
