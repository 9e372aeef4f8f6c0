# Here sequential: is it the first, else is it the second, …, from the largest weight on
def pick(utilities, epsilon, sensitivity, draws, rng):
    order = sorted(range(len(utilities)), key=lambda a: -utilities[a])
    weights = [
        math.exp(epsilon * (utilities[a] - utilities[order[0]]) / (2 * sensitivity)) for a in order
    ]
    picks = []
    for _ in range(draws):
        left = math.fsum(weights)
        for a, w in zip(order, weights):
            if a == order[-1] or rng.random() * left < w:
                picks.append(a)
                break
            left = max(left - w, 1e-320)
    return picks
