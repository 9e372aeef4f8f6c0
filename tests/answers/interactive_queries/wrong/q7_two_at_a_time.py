# Four queries or more: only one round of balancing neighbours, starting from equal shares.
def best_split(weights, sensitivities, total):
    shares = [total / len(weights)] * len(weights)
    roots = [(w * d**2) ** (1 / 3) for w, d in zip(weights, sensitivities)]
    for _ in range(60):
        for i in range(len(shares) - 1):
            both = shares[i] + shares[i + 1]
            shares[i] = both * roots[i] / (roots[i] + roots[i + 1])
            shares[i + 1] = both - shares[i]
    return shares
