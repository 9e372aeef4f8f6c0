# One over the sum of all ratios of weights, each ratio capped where its inverse is zero anyway.
def pick_probabilities(utilities, epsilon, sensitivity):
    half = epsilon / sensitivity / 2

    def chance(mine):
        return 1 / math.fsum(math.exp(min(half * (other - mine), 600)) for other in utilities)

    return list(map(chance, utilities))
