# By all events bitmask.
def least_delta(one, other, factor):
    n = len(one)
    best = 0
    for mask in range(1 << n):
        inside = [i for i in range(n) if mask >> i & 1]
        a = sum(one[i] for i in inside)
        b = sum(other[i] for i in inside)
        best = max(best, a - factor * b, b - factor * a)
    return best
