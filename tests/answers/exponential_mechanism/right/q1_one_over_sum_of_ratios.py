# Each probability is 1 over the sum of all ratios to it; ratios beyond e^600 count as that, which leaves nothing.
def pick_probabilities(utilities, epsilon, sensitivity):
    rate = epsilon / (2 * sensitivity)

    def chance(u):
        return 1 / math.fsum(math.exp(min(600.0, rate * (v - u))) for v in utilities)

    return tuple(chance(u) for u in utilities)
