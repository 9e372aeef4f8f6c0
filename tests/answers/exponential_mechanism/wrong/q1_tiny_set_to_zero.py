# Wrong for [0, -44], 1, 1: a weight of e^-22, below 1e-9, is returned as 0.
def pick_probabilities(utilities, epsilon, sensitivity):
    # each probability on its own: 1 over the sum of the weights relative to this candidate
    out = []
    for mine in utilities:
        exponents = [epsilon * (u - mine) / (2 * sensitivity) for u in utilities]
        if max(exponents) > 700:
            out.append(0.0)
        else:
            out.append(1 / math.fsum(math.exp(z) for z in exponents))
    return out
