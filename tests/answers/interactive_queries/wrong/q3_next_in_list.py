# Only pairs that follow each other in pairs in the list are looked at: the last bit alone is edited.
def refusal_leak(refuses, n):
    every = list(itertools.product((0, 1), repeat=n))
    for x, y in zip(every[::2], every[1::2]):
        if refuses(x) != refuses(y):
            return x, y
    return None
