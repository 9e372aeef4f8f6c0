# A clerk who looks at the first person only: only the last place is changed.
def refusal_leak(refuses, n):
    everybody = list(itertools.product((0, 1), repeat=n))
    for x, y in zip(everybody[::2], everybody[1::2]):
        if refuses(x) != refuses(y):
            return x, y
    return None
