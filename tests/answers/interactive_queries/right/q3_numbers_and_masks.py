# Data sets as numbers, neighbours by exclusive or.
def refusal_leak(refuses, n):
    bits = lambda k: tuple(int(c) for c in format(k, f"0{n}b"))
    said = [bool(refuses(bits(k))) for k in range(1 << n)]
    for k in range(1 << n):
        for i in range(n):
            if said[k] != said[k ^ (1 << i)]:
                return [bits(k), bits(k ^ (1 << i))]
