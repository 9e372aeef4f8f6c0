# Counts lists by how many bits are wrong, and adds their weights up.
def bits_released(n, epsilon, t):
    weight = [math.comb(n, j) * math.exp(-epsilon * j / 2) for j in range(n + 1)]
    total = math.fsum(weight)
    bound = 2 / epsilon * (math.log(2**n) + t)
    far = math.fsum(w for j, w in enumerate(weight) if j >= bound)
    return (math.exp(-epsilon / 2) / (1 + math.exp(-epsilon / 2)), bound, far / total)
