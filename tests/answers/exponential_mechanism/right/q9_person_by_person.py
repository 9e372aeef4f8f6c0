# Adds one person after the other to the distribution of wrong bits.
def bits_released(n, epsilon, t):
    base = math.exp(epsilon / 2)
    p = 1 / (1 + base)
    odds = [1.0]
    for _ in range(n):
        odds = [a * (1 - p) + b * p for a, b in zip(odds + [0.0], [0.0] + odds)]
    bound = (n * math.log(4) + 2 * t) / epsilon
    return [p, bound, sum(q for j, q in enumerate(odds) if j >= bound)]
