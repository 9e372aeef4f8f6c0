# Wrong for n = 6, refused if the data are (0, 0, 0, 1, 0, 1): forty pairs are drawn with a fixed seed, most are not looked at.
def refusal_leak(refuses, n):
    said = [bool(refuses(tuple(v >> i & 1 for i in range(n)))) for v in range(2**n)]
    for v in range(2**n):
        for i in range(n):
            w = v ^ (1 << i)
            if said[v] and not said[w]:
                return [[u >> i & 1 for i in range(n)] for u in (v, w)]
    return None
