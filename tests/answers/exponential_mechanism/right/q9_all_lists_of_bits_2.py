# By all lists of bits.
def bits_released(n, epsilon, t):
    # the mechanism itself, over all candidates; the truth is all zeros
    lists = list(itertools.product((0, 1), repeat=n))
    w = [math.exp(-epsilon * sum(bits) / 2) for bits in lists]
    total = math.fsum(w)
    bound = 2 * (math.log(len(lists)) + t) / epsilon
    flip = math.fsum(v for v, bits in zip(w, lists) if bits[-1]) / total
    return [flip, bound, math.fsum(v for v, bits in zip(w, lists) if sum(bits) >= bound) / total]
