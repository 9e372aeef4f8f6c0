# Closest pair.
def distance(pair):
    return sum(a != b for a, b in zip(*pair))


def refusal_leak(refuses, n):
    sides = {True: [], False: []}
    for number in range(2**n):
        x = tuple(map(int, format(number, f"0{n}b")))
        sides[bool(refuses(x))].append(x)
    return min(itertools.product(sides[True], sides[False]), key=distance, default=None)
