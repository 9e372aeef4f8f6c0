# The flip probability by a hyperbolic tangent, the tail by a loop from above.
def bits_released(n, epsilon, t):
    p = (1 - math.tanh(epsilon / 4)) / 2
    bound = (math.log(2) * n + t) / (epsilon / 2)
    chance, j = 0, n
    while j >= bound:
        chance += math.comb(n, j) * p**j * (1 - p) ** (n - j)
        j -= 1
    return p, bound, chance
