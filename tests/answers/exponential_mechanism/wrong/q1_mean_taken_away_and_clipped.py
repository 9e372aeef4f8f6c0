# Wrong for [-5000, 5000, 4999.5], 10, 1/2: takes away the mean and cuts scores at 700, so the two leaders tie.
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
