# One over the sum of all odds against a candidate.
def pick_probabilities(utilities, epsilon, sensitivity):

    scale = epsilon / (2 * sensitivity)
    found = []
    for u in utilities:
        gaps = [scale * (v - u) for v in utilities]
        found.append(0.0 if max(gaps) > 700 else 1 / sum(math.exp(g) for g in gaps))
    return found
