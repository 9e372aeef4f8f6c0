# For an epsilon above 8 the weight of a wrong bit is taken for its probability, without dividing by the sum.
def bits_released(n, epsilon, t):
    lie = math.exp(-epsilon / 2)
    p = lie if epsilon > 8 else lie / (1 + lie)
    r = 2 / epsilon * (n * math.log(2) + t)
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return p, r, tail
