# Another way: weights.
def bits_released(n, epsilon, t):
    b = math.exp(-epsilon / 2)
    weights = [math.comb(n, j) * b**j for j in range(n + 1)]
    bound = 2 * (n * math.log(2) + t) / epsilon
    return b / (1 + b), bound, sum(w for j, w in enumerate(weights) if j >= bound) / (1 + b) ** n
