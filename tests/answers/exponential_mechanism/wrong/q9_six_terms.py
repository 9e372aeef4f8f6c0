# Of the tail only the first six terms are added.
# Witness: bits_released(60, 4, 0) returns [0.11920292202211755, 20.79441541679836, 2.9567449421569173e-06]; right: [0.11920292202211755, 20.79441541679836, 2.9569267705169945e-06]
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    first = math.ceil(r)
    last = min(n, first + 5)
    tail = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(first, last + 1))
    return p, r, tail
