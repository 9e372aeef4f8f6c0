# A clerk who looks at the first of four people only.
def refusal_leak(refuses, n):
    everybody = list(itertools.product((0, 1), repeat=n))
    leaks = [(x, y) for x, y in zip(everybody, everybody[1:]) if refuses(x) != refuses(y)]
    return min(leaks, key=lambda pair: sum(a != b for a, b in zip(*pair)), default=None)
