# Over all lists of bits, with the weights of the mechanism.
def bits_released(n, epsilon, t):
    lists = list(itertools.product((0, 1), repeat=n))
    w = [math.exp(-epsilon * sum(bits) / 2) for bits in lists]
    r = 2 / epsilon * (math.log(len(lists)) + t)
    total = math.fsum(w)
    return (
        math.fsum(v for v, bits in zip(w, lists) if bits[0]) / total,
        r,
        math.fsum(v for v, bits in zip(w, lists) if sum(bits) >= r) / total,
    )
