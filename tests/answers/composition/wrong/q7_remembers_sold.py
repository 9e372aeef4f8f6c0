# Wrong the second time for the same u and v: 1/4, 5/12, 7/12 and then 0, 5/12, 7/12 gives (1/3, 2/3) twice.
def disguise(p, u, v, memo={}):
    if (u, v) not in memo:
        r0, r1 = (((1 - p) * a - p * b) / (1 - 2 * p) for a, b in ((u, v), (v, u)))
        memo[u, v] = (r0, r1) if min(r0, r1) >= 0 and max(r0, r1) <= 1 else None
    return memo[u, v]
