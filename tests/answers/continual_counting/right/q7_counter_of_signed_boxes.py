# By counter of signed boxes.
def change_variance(before, after, steps, epsilon):
    from collections import Counter

    def boxes(t):
        return {(t >> k, k) for k in range(7) if t >> k & 1}

    signed = Counter(boxes(after))
    signed.subtract(boxes(before))
    levels = sum(1 for k in range(7) if 2**k <= steps)
    return sum(c * c for c in signed.values()) * 2 * levels**2 / epsilon**2
