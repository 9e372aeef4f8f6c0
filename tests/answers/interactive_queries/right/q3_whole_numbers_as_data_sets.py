# By whole numbers as data sets.
def refusal_leak(refuses, n):
    said = [bool(refuses(tuple(v >> i & 1 for i in range(n)))) for v in range(2**n)]
    for v in range(2**n):
        for i in range(n):
            w = v ^ (1 << i)
            if said[v] and not said[w]:
                return [[u >> i & 1 for i in range(n)] for u in (v, w)]
    return None
