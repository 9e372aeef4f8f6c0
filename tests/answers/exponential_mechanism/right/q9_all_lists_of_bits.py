# Gives every list of bits its weight, as an exponential mechanism does, and sums over those that are far off.
def bits_released(n, epsilon, t):
    weights = {}
    for bits in itertools.product((False, True), repeat=n):
        weights[bits] = math.exp(-epsilon * sum(bits) / 2)
    total = math.fsum(weights.values())
    wrong = math.fsum(w for bits, w in weights.items() if bits[0]) / total
    bound = 2 * (math.log(len(weights)) + t) / epsilon
    return wrong, bound, math.fsum(w for bits, w in weights.items() if sum(bits) >= bound) / total
