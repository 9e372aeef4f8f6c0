# Only the first ten people whom he knows are used. Input: values 11 times flu and once gout, known 11 times flu: flu 1/2, gout 1/2.
def beliefs(values, known):
    left = Counter(values)
    for _, v in zip(range(10), known):
        left[v] -= 1
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
