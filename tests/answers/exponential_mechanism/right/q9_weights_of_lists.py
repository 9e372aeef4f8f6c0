# Weights of all lists, grouped by their number of errors, over their sum.
def bits_released(n, epsilon, t):
    weight = [math.comb(n, j) * math.exp(-epsilon * j / 2) for j in range(n + 1)]
    r = (math.log(2**n) + t) * 2 / epsilon
    p = math.exp(-epsilon / 2) / (1 + math.exp(-epsilon / 2))
    return np.array(
        [p, r, math.fsum(w for j, w in enumerate(weight) if j >= r) / math.fsum(weight)]
    )
